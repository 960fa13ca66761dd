import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EnquirySettings } from './start-enquiries.ts'

/** Returns where the enquiries of a project are stored: at `ENQUIRY_STORE`, by default in `mailbox/enquiries.db`. */
export function storeFrom(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): EnquirySettings['store'] {
  const url = env.ENQUIRY_STORE || pathToFileURL(join(root, 'mailbox/enquiries.db')).href
  return { url, token: env.ENQUIRY_STORE_TOKEN }
}
