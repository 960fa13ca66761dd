import { mailboxPath } from '../src/serve/embedded/mailbox.ts'
import type { Ask } from '../bench/http-load.ts'

export interface Flood {
  count: number
  /** Characters of each message. */
  length: number
  /** Allowed outcomes of each request. */
  allowed: Ask['allowed']
  /** Senders: one visitor, many visitors, or many visitors of another website that posts its forms here. */
  from: keyof typeof senders
}

/** Returns a function that returns the next enquiry. After `count` different enquiries it returns undefined. */
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

/** Returns a visitor's address. The server trusts `x-forwarded-for` from a proxy on this machine. */
const addressOf = (index: number) => `10.0.${index >> 8}.${index & 255}`

const senders = {
  single: () => ({ 'x-forwarded-for': '203.0.113.1' }),
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
