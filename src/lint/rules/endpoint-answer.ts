import { childOf } from '../../util/document-order.ts'
import { jsonError } from '../../util/json-error.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { show } from '../../util/problem.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { fileOf } from '../../site/joined/read-answers.ts'
import { defineRule, type Found } from '../rule.ts'
import { openEnvelope } from '../../../schemas/content.ts'

export const endpointAnswer = defineRule({
  summary: 'Every endpoint that a page names answers with content.',
  severity: 'error',
  reads: 'content',
  docs: `
    Without an answer the visitor sees the page's error state, and the page cannot be published. The host must answer
    \`GET {host}/api/{endpoint}\` with status 200 and JSON. The JSON has the shape that \`content.envelope\` names: a list,
    \`{ "data": [ … ] }\` or either.
    The embedded service reads \`content/api/{endpoint}.json\`: write that file, or correct the endpoint's name in the page's config.

    For a content host this rule also reports why a browser cannot read an existing answer. Causes are a redirect, a type other than
    JSON, and a missing \`access-control-allow-origin\`.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  const { host, answers } = site
  const shared = host === '' ? undefined : sharedProblem([...answers.values()])
  if (shared !== undefined) yield { file: host, problem: `${shared} (all ${answers.size} endpoints)` }
  for (const [endpoint, page] of askers(site)) {
    const answer = answers.get(endpoint)
    if (!answer) continue
    if (answer.text === undefined && host === '') {
      if (!isNamedOtherwise(page, site)) yield noFile(endpoint, page, site)
      continue
    }
    const whole = wholeProblem(answer, page.loaded.file)
    const all = whole ? [whole] : headerProblems(answer).map((problem) => ({ problem }))
    for (const one of all) if (one.problem !== shared) yield { file: answer.place, ...one }
  }
}

/** Returns a problem that every answer of a host has. Such a problem is reported once, for the host. */
function sharedProblem(answers: EndpointAnswer[]): string | undefined {
  const [first = [], ...more] = answers.map((answer) =>
    answer.text === undefined ? [answer.failure] : headerProblems(answer),
  )
  return more.length > 0
    ? first.find((problem) => more.every((others) => others.includes(problem)))
    : undefined
}

/** Returns each endpoint with the first page that names the endpoint. */
const askers = ({ joined }: JoinedSite) =>
  new Map(
    joined
      .toReversed()
      .flatMap((page): [string, JoinedPage][] =>
        page.endpoint === undefined ? [] : [[page.endpoint, page]],
      ),
  )

/** Returns the finding for an endpoint without a file in the embedded service. */
function noFile(endpoint: string, { loaded: { file, page } }: JoinedPage, site: JoinedSite): Found {
  const names = site.contentFiles.map((one) => one.file.slice('content/api/'.length, -'.json'.length))
  const nearest = nearestName(endpoint, names)
  const used = new Set(site.joined.map(({ endpoint: other }) => other))
  // An endpoint that another page uses is a suggestion, but no certain fix.
  const isFree = nearest !== undefined && !used.has(nearest) && endpoint === page.content?.endpoint
  return {
    file,
    path: ['content', 'endpoint'],
    problem: `there is no file ${fileOf(endpoint)}; write it, or name an existing endpoint`,
    received: show(endpoint),
    nearest,
    ...(isFree && { fix: { replace: nearest } }),
  }
}

/** Whether an article's file has another name than its id. The rule `article-id` reports this. */
function isNamedOtherwise({ params: { id } }: JoinedPage, { contentFiles }: JoinedSite): boolean {
  return id !== undefined && contentFiles.some(({ input }) => String(childOf(input, 'id')) === id)
}

type AnswerProblem = Pick<Found, 'expected' | 'received' | 'fix'> & { problem: string }

/** Returns the problem of an answer as a whole. `asker` is the config that names the endpoint. */
function wholeProblem(
  { text, value, source, failure, heard }: EndpointAnswer,
  asker: string,
): AnswerProblem | undefined {
  if (text === undefined) return { problem: failure ?? 'no answer' }
  if (text.trim() === '') return { problem: 'is empty', expected: 'JSON' }
  if (value === undefined) {
    if (text.trimStart().startsWith('<'))
      return { problem: 'is a page of HTML', expected: 'JSON', received: show(text.trim()) }
    const {
      reason,
      offset = 0,
      fix,
    } = jsonError(text.replace(/^\uFEFF/, ' ')) ?? { reason: 'another type of data' }
    // The answer of a host has no file, so its text shows the place.
    const place = heard ? { received: show(text.slice(Math.max(offset - 20, 0)).trim()) } : { fix }
    return { problem: `cannot be read as JSON: ${reason}`, ...place }
  }
  if (childOf(value, 'success') === false)
    return { problem: 'the response reports failure: "success": false' }
  const { kind, envelope } = source
  if (kind === 'article') {
    const isArticle = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isArticle
      ? undefined
      : { problem: 'is no article', expected: 'an object with an "id"', received: show(value) }
  }
  const list = openEnvelope(value, envelope)
  if (!list) {
    const problem = `does not match content.envelope of ${asker}`
    return { problem, expected: envelopes[envelope], received: show(value) }
  }
  return list.length === 0 ? { problem: `is an empty list: ${asker} has nothing to show` } : undefined
}

const envelopes = {
  list: 'a list',
  data: '{ "data": a list }',
  either: 'a list, or { "data": a list }',
}

/** Returns why browsers cannot read an existing answer: a redirect, a wrong type, or missing permission. */
function headerProblems({ heard, text }: EndpointAnswer): string[] {
  // Headers matter only if the answer has a body.
  if (!heard || text === undefined) return []
  const { headers, movedTo, refuses } = heard
  const type = headers['content-type'] ?? 'no type'
  return [
    movedTo === undefined ? undefined : `the host redirects to ${movedTo}`,
    !/^application\/(?:[\w.-]+\+)?json\b/i.test(type) && `is sent as ${type}, not as application/json`,
    refuses,
  ].filter((problem) => typeof problem === 'string')
}
