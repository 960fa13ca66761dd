import type { MiddlewareHandler } from 'hono'
import { plainLine, shortened } from '../util/plain-line.ts'

/** Key under which a page that answers a form stores the reason of a refusal, as text for the log. */
export const refusalReason = 'refusalReason'

/** Minimum milliseconds between two lines about the same reason. */
const PAUSE_MS = 60_000
/** Maximum characters of a header or a path in a line. */
const MAX_NAME_LENGTH = 200

/**
 * Reports each refused POST with its reason: a line per reason and minute, with the number of refusals since the line
 * before. Reasons are the server's own texts, so their number is limited.
 */
export function reportRefusals(say: (line: string) => void): MiddlewareHandler {
  const reported = new Map<string, { at: number; more: number }>()
  return async (c, next) => {
    await next()
    const { status } = c.res
    // A server that fails reports that by itself.
    if (c.req.method !== 'POST' || status < 400 || status >= 500) return
    const isText = c.res.headers.get('content-type')?.startsWith('text/plain')
    const given: unknown = c.get(refusalReason)
    const text = isText ? await c.res.clone().text() : typeof given === 'string' ? given : ''
    const [reason = '', ...others] = text.split('\n')
    const key = `${status} ${reason}`
    const last = reported.get(key)
    if (last && performance.now() - last.at < PAUSE_MS) {
      last.more += 1
      return
    }
    reported.set(key, { at: performance.now(), more: 0 })
    const [path, origin, host] = [c.req.path, c.req.header('origin'), c.req.header('host')].map(nameOf)
    const more = last && last.more > 0 ? `, and ${last.more} more before it` : ''
    const advice =
      status === 403
        ? '\n  A proxy in front must pass on Host: see "Behind a proxy" in docs/operations.md'
        : ''
    say(
      `POST ${path} was refused with ${[key, ...others].join(', ').trim()} (Origin ${origin}, Host ${host})${more}${advice}`,
    )
  }
}

const nameOf = (text = 'missing') => shortened(plainLine(text), MAX_NAME_LENGTH)
