import { createServer } from 'node:tls'
import { listening } from '../../../bench/sink.ts'
import { expiredCertificate } from '../expired-certificate.ts'
import type { NamedBreakage } from './named-breakage.ts'
import { withoutSecret } from './without-secret.ts'

/** Breakages of mail servers and webhooks. */
export const channels: NamedBreakage[] = [
  {
    name: 'a closed port of the mail server',
    isQuick: true,
    break: ({ closeSmtp }) => closeSmtp(),
    step: 'channel "sales-mail"',
    says: /"sales-mail" did not get the enquiry, attempt \d+: .*ECONNREFUSED/,
  },
  {
    name: 'an expired certificate of the mail server',
    enquiries: async ({ secrets }) => {
      const certificate = await expiredCertificate()
      const server = createServer(certificate)
      server.on('tlsClientError', () => undefined)
      const port = await listening(server)
      server.unref()
      const url = `smtps://localhost:${port}?tls.ca=${encodeURIComponent(certificate.cert)}`
      return { secrets: { ...secrets, ENQUIRY_SMTP_URL: url } }
    },
    step: 'channel "sales-mail"',
    says: /"sales-mail" did not get the enquiry, attempt \d+: .*certificate has expired/,
  },
  {
    name: 'a mail server that refuses',
    smtp: 'refuse',
    step: 'channel "sales-mail"',
    says: /451 try again later/,
  },
  {
    name: 'a mail server that hangs',
    smtp: 'hang',
    step: 'channel "sales-mail"',
    says: /"sales-mail" did not get the enquiry, attempt \d+: .*(timeout|abort)/i,
  },
  {
    name: 'a missing secret of the webhook',
    enquiries: withoutSecret('ENQUIRY_WEBHOOK_SECRET'),
    step: 'channel "crm"',
    says: /environment variable ENQUIRY_WEBHOOK_SECRET is missing/,
  },
  {
    name: 'a wrong secret of the webhook',
    enquiries: ({ secrets }) => ({
      secrets: { ...secrets, ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` },
    }),
    step: 'channel "crm"',
    says: /the webhook answered 400/,
  },
  {
    name: 'a webhook that is down',
    webhook: 'refuse',
    step: 'channel "crm"',
    says: /the webhook answered 503/,
  },
  {
    name: 'repetitions that have ended',
    webhook: 'refuse',
    enquiries: ({ limits }) => ({ limits: { ...limits, RETRY_PAUSES_MS: [20, 20] } }),
    step: 'channel "crm"',
    says: /"crm" did not get the enquiry, for good after attempt 3: the webhook answered 503/,
  },
]
