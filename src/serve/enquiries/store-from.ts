import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EnquirySettings } from './start-enquiries.ts'

/**
 * Returns where the enquiries of a project are stored. `ENQUIRY_STORE` is the address of the store. Its default is a
 * file beside the file of earlier versions, `MAILBOX`, which is imported.
 */
export function storeFrom(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Pick<EnquirySettings, 'store'> & { mailbox: string } {
  const mailbox = resolve(root, env.MAILBOX || 'mailbox/enquiries.jsonl')
  const url = env.ENQUIRY_STORE || pathToFileURL(join(dirname(mailbox), 'enquiries.db')).href
  return { mailbox, store: { url, token: env.ENQUIRY_STORE_TOKEN } }
}
