import { openEnvelope } from '../../../../schemas/content.ts'
import { childOf } from '../../../util/document-order.ts'
import { show } from '../../../util/problem.ts'
import type { EndpointAnswer } from '../../../site/joined/joined-site.ts'
import type { Found } from '../../rule.ts'

type Said = Pick<Found, 'expected' | 'received'> & { problem: string }

/** What is wrong with an answer as a whole; `asker` is the config that asks for it. */
export function wholeProblem(
  { text, value, source, failure }: EndpointAnswer,
  asker: string,
): Said | undefined {
  if (text === undefined) return { problem: failure ?? 'no answer' }
  if (text.trim() === '') return { problem: 'is empty', expected: 'JSON' }
  if (value === undefined) {
    const isPage = text.trimStart().startsWith('<')
    return {
      problem: isPage ? 'is a page of HTML' : 'cannot be read as JSON',
      expected: 'JSON',
      received: show(text.trim()),
    }
  }
  if (childOf(value, 'success') === false)
    return { problem: 'says of itself that it failed: "success": false' }
  const { kind, envelope } = source
  if (kind === 'article') {
    const isArticle = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isArticle
      ? undefined
      : { problem: 'is no article', expected: 'an object with an "id"', received: show(value) }
  }
  const list = openEnvelope(value, envelope)
  if (!list) {
    const problem = `is not as content.envelope of ${asker} says`
    return { problem, expected: envelopes[envelope], received: show(value) }
  }
  return list.length === 0 ? { problem: `is an empty list: ${asker} has nothing to show` } : undefined
}

const envelopes = {
  list: 'a list',
  data: '{ "data": a list }',
  either: 'a list, or { "data": a list }',
}

/** What keeps visitors from an answer that is there. */
export function headerProblems({ heard, text }: EndpointAnswer): string[] {
  // What did not come has no headers that matter.
  if (!heard || text === undefined) return []
  const { headers, movedTo, refuses } = heard
  const type = headers['content-type'] ?? 'no type'
  return [
    movedTo === undefined ? undefined : `the host sends on to ${movedTo}`,
    !/^application\/(?:[\w.-]+\+)?json\b/i.test(type) && `is sent as ${type}, not as application/json`,
    refuses,
  ].filter((said) => typeof said === 'string')
}
