import { createClient } from '@libsql/client'
import { writeFile } from 'node:fs/promises'
import { onForm, onInbox } from './alter.ts'
import type { NamedBreakage } from './named-breakage.ts'
import { withoutSecret } from './without-secret.ts'

/** Breakages of the server, its store and its inbox. */
export const server: NamedBreakage[] = [
  {
    name: 'a full store',
    enquiries: () => ({ largest: 1 }),
    step: 'sending',
    says: /answered 503: The mailbox is full/,
  },
  {
    name: 'a store that another process locks',
    // A worker that waits for the lock holds the server.
    enquiries: ({ limits }) => ({ limits: { ...limits, POLL_MS: 10_000 } }),
    break: async ({ storeFile }) => {
      const client = createClient({ url: `file:${storeFile}` })
      const lock = await client.transaction('write')
      return async () => {
        await lock.rollback()
        client.close()
      }
    },
    step: 'sending',
    says: /answered 503: The enquiry could not be stored/,
  },
  {
    name: 'a folder of the store that cannot be written',
    enquiries: async ({ store }) => {
      const file = `${store.url.slice('file:'.length)}.folder`
      await writeFile(file, '')
      return { store: { url: `file:${file}/enquiries.db` } }
    },
    step: 'the inbox',
    says: /cannot read the store: (ENOTDIR|EEXIST)/,
  },
  {
    name: 'a wrong token',
    isQuick: true,
    canary: () => ({ token: 'another-token-of-the-inbox' }),
    step: 'the inbox',
    says: /refuses the token: ENQUIRY_INBOX_TOKEN here is not that of the server/,
  },
  {
    name: 'a server without a token',
    enquiries: withoutSecret('ENQUIRY_INBOX_TOKEN'),
    step: 'the inbox',
    says: /is missing: set ENQUIRY_INBOX_TOKEN for the server/,
  },
  {
    name: 'a page in place of the inbox',
    alter: onInbox('GET', 200, 'text/html', '<p>Home</p>'),
    step: 'the inbox',
    says: /something else than JSON/,
  },
  {
    name: 'an inbox that is down',
    canary: () => ({ inbox: 'http://127.0.0.1:4399/__inbox' }),
    step: 'the inbox',
    says: /cannot be reached/,
  },
  {
    name: 'a confirmation without storing',
    alter: onForm(200, 'text/plain', 'OK'),
    step: 'the store',
    says: /confirmed the enquiry, but its store does not have it/,
  },
  {
    name: 'an enquiry that cannot be removed',
    alter: onInbox('DELETE', 500, 'text/plain', 'The server failed'),
    step: 'removal',
    says: /answered 500/,
  },
]
