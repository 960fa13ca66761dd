import { resolve } from 'node:path'

/** Store of enquiries of this test run. */
export const enquiryStore = resolve('.tmp/test-enquiries.db')

/** Folder of the site published for this test run. */
export const outDir = '.tmp/browser-dist'
