import { openEnvelope } from '../../../schemas/content.ts'
import { childOf } from '../../config/document-order.ts'
import { show } from '../../config/problem.ts'
import type { EndpointAnswer } from '../joined-site.ts'
import type { Found } from '../rule.ts'

/** What is wrong with an answer as a whole; `asker` is the config that asks for it. */
export function* answerProblems(answer: EndpointAnswer, asker: string): Generator<Found> {
  const file = answer.place
  const problem = wholeProblem(answer, asker)
  if (problem) yield { file, ...problem }
  // What did not come has no headers that matter.
  else for (const said of headerProblems(answer)) yield { file, problem: said }
}

type Said = Pick<Found, 'problem' | 'expected' | 'received'>

function wholeProblem({ text, value, source, failure }: EndpointAnswer, asker: string): Said | undefined {
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

function* headerProblems({ heard }: EndpointAnswer): Generator<string> {
  if (!heard) return
  const { headers, movedTo } = heard
  if (movedTo !== undefined) yield `comes from another address: ${movedTo}`
  const type = headers['content-type'] ?? 'no type'
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) yield `is sent as ${type}, not as application/json`
  if (!headers['access-control-allow-origin'])
    yield 'no browser may read it from another site: "access-control-allow-origin" is missing'
}
