import { createHmac, randomBytes } from 'node:crypto'
import { isEqual } from '../../util/is-equal.ts'

/** Milliseconds for which a marker is valid, so that a receiver of an old one cannot use it. */
const MARKER_MS = 3_600_000

/** Returns a text that marks an enquiry as a canary. Only who knows the token of the inbox can make one. */
export function canaryMarker(token: string, at: number): string {
  const unsigned = `${at.toString(36)}-${randomBytes(6).toString('hex')}`
  return `canary-${unsigned}-${signatureOf(unsigned, token)}`
}

/** Returns the valid marker in a message, or undefined for the message of a visitor. */
export function canaryIn(message: string, token: string | undefined, at: number): string | undefined {
  const [marker, unsigned = '', time = '', signature = ''] =
    /canary-(([\da-z]{1,12})-[\da-f]{12})-([\da-f]{32})/.exec(message) ?? []
  if (!token || Math.abs(at - parseInt(time, 36)) > MARKER_MS) return undefined
  return isEqual(signature, signatureOf(unsigned, token)) ? marker : undefined
}

const signatureOf = (text: string, token: string) =>
  createHmac('sha256', token).update(`canary ${text}`).digest('hex').slice(0, 32)
