import type { EnquirySettings, Enquiries } from '../enquiries/start-enquiries.ts'
import { enquiriesSchema } from '../../../schemas/enquiries.ts'
import { englishTexts } from '../store/desk-texts.ts'
import { inboxApp } from './inbox-app.ts'

/** Minimum characters of the token, which is all that protects the inbox. */
const SHORTEST_TOKEN = 24

interface InboxOptions {
  proxies: readonly string[] | undefined
  siteUrl: string | undefined
  say: (line: string) => void
}

/** Returns the inbox and its address, or undefined without a token of sufficient length in the environment. */
export function openInbox(
  { config = enquiriesSchema.parse({}), secrets = {}, texts = englishTexts }: EnquirySettings,
  desk: Enquiries['desk'],
  { say, ...options }: InboxOptions,
) {
  const token = secrets.ENQUIRY_INBOX_TOKEN
  if (!token) return undefined
  if (token.length < SHORTEST_TOKEN) {
    say(`The inbox is closed: ENQUIRY_INBOX_TOKEN has fewer than ${SHORTEST_TOKEN} characters`)
    return undefined
  }
  const path = config.inbox
  return { path, app: inboxApp({ path, texts, token, config, desk, ...options }) }
}
