import { mailboxPath } from '../src/serve/embedded/mailbox.ts'
import type { Ask } from '../bench/http-load.ts'

export interface Flood {
  count: number
  /** Of each message. */
  length: number
  /** The statuses that may answer. */
  allowed: Ask['allowed']
  /** Who sends: one visitor, many of them, or many on whom another website plays. */
  from: keyof typeof senders
}

/** So many enquiries, each another than the last. */
export function floodOf({ count, length, allowed, from }: Flood): () => Ask | undefined {
  const message = 'x'.repeat(length)
  let sent = 0
  return () => {
    const index = sent++
    if (index >= count) return undefined
    return {
      path: mailboxPath,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...senders[from](index) },
      body: `${form}&enquiry_id=${from}-${length}-${index}&message=${message}`,
      allowed,
    }
  }
}

/** The server believes a proxy on this machine, and so takes each address for a visitor's. */
const addressOf = (index: number) => `10.0.${index >> 8}.${index & 255}`

const senders = {
  one: () => ({ 'x-forwarded-for': '203.0.113.1' }),
  many: (index: number) => ({ 'x-forwarded-for': addressOf(index) }),
  elsewhere: (index: number) => ({ 'x-forwarded-for': addressOf(index), origin: 'https://evil.example' }),
}

const form = String(
  new URLSearchParams({
    name: 'Asha Rao',
    email: 'asha@example.com',
    option: 'Customer',
    service_id: 'local',
    template_id: 'enquiry',
    user_id: 'local',
  }),
)
