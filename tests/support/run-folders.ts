import { resolve } from 'node:path'

/** Mailbox file of this test run. */
export const mailbox = resolve('.tmp/mailbox.jsonl')

/** Folder of the site published for this test run. */
export const outDir = '.tmp/browser-dist'
