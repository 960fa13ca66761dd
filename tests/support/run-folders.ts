import { resolve } from 'node:path'

/** Where this run's enquiries arrive. */
export const mailbox = resolve('.tmp/mailbox.jsonl')

/** Where this run's site is published. */
export const outDir = '.tmp/browser-dist'
