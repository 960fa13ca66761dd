import { createHmac } from 'node:crypto'
import { isEqual } from '../../util/is-equal.ts'

/** Milliseconds until a person enters the token again. */
export const SESSION_MS = 12 * 3_600_000

/**
 * Creates the checks of the inbox's token. A session is a signed time, so that the servers of a site share it, and a
 * new token ends all sessions.
 */
export function createSessions(token: string) {
  const sign = (text: string) => createHmac('sha256', token).update(text).digest('base64url')
  return {
    isToken: (given: string) => isEqual(given, token),
    issue: (now: number) => {
      const until = String(now + SESSION_MS)
      return `${until}.${sign(`session ${until}`)}`
    },
    isOpen: (session: string, now: number) => {
      const [until = '', signature = ''] = session.split('.')
      return isEqual(signature, sign(`session ${until}`)) && Number(until) > now
    },
  }
}
