import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childOf } from '../../util/document-order.ts'
import { jsonError } from '../../util/json-error.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { valueText } from '../../util/problem.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { answerTimeoutMs, oneOfSeveral } from '../../runtime/content/content-client.ts'
import { fileOf } from '../../site/joined/embedded-content.ts'
import { defineRule, type Found } from '../rule.ts'
import { openEnvelope } from '../../../schemas/shared/envelope.ts'
import { isKeyedList } from '../../../schemas/shared/describe-value.ts'
import { partOfList } from '../../../schemas/shared/part-of-list.ts'

/** Milliseconds after which an answer of a host counts as slow. */
const SLOW_ANSWER_MS = 6_000

export const endpointAnswer = defineRule({
  summary: 'Every endpoint that a page names answers with content.',
  severity: 'error',
  reads: 'content',
  docs: `
    Without an answer the visitor sees the page's error state, and the page cannot be published. The host must answer
    \`GET {host}/api/{endpoint}\` with status 200 and JSON. The JSON has the shape that \`content.envelope\` names: a list,
    \`{ "data": [ … ] }\` or either. It holds the whole list: pages never request further pages, so one page of several is an error.
    The embedded service reads \`content/api/{endpoint}.json\`: write that file, or correct the endpoint's name in the page's config.

    For a content host this rule also reports a redirect, and why a browser cannot read an existing answer. Causes are a type other than
    JSON and a missing \`access-control-allow-origin\`. A warning of doctor names an answer that takes more than ${SLOW_ANSWER_MS / 1000} seconds.
    After ${answerTimeoutMs / 1000} seconds a page shows its error state.`,
  *check(site) {
    const { host, answers, contentFiles } = site
    const pages = firstPages(site)
    // No page asks for a file of a list separately if the list cannot be made.
    const requested = [...answers].map(([endpoint, answer]) => {
      const page = pages.get(endpoint)
      return { endpoint, page, answer, problems: problemsOf(answer, page?.loaded.file ?? '') }
    })
    const shared = host === '' ? undefined : sharedProblem(requested)
    // The address shows a host that is written with the /api that every endpoint has.
    if (shared !== undefined)
      yield {
        file: host,
        problem: `${shared} (all ${requested.length} endpoints, such as ${requested[0]?.answer.place})`,
      }
    const hasHidden = site.config.unshown?.some(({ loaded }) => loaded.page.content?.kind === 'article')
    for (const { endpoint, page, answer, problems } of requested) {
      // Its articles begin and end without an edit: a publish at that moment must not fail.
      if (hasHidden && answer.source.kind === 'articles' && [answer.value].flat().length === 0) continue
      if (answer.text === undefined && host === '') {
        const isList = contentFiles.some(({ file }) => file.startsWith(`content/api/${endpoint}/`))
        if (page && !isList && !isNamedOtherwise(page, site)) yield noFile(endpoint, page, site)
        continue
      }
      for (const problem of problems) if (problem.problem !== shared) yield { file: answer.place, ...problem }
      if (host !== '' && answer.text !== undefined) yield* slowness(answer)
    }
  },
})

/** Returns a problem that every answer of a host has. Such a problem is reported once, for the host. */
function sharedProblem(requested: { problems: AnswerProblem[] }[]): string | undefined {
  const [first = [], ...more] = requested.map(({ problems }) => problems.map(({ problem }) => problem))
  return more.length > 0
    ? first.find((problem) => more.every((others) => others.includes(problem)))
    : undefined
}

function* slowness({ place, response }: EndpointAnswer): Generator<Found> {
  if (!response || response.milliseconds <= SLOW_ANSWER_MS) return
  const [limit, taken] = [SLOW_ANSWER_MS / 1000, (response.milliseconds / 1000).toFixed(1)]
  const details = { expected: `an answer within ${limit} s`, received: `an answer after ${taken} s` }
  yield { file: place, ...details, severity: 'warning' }
}

/** Returns each endpoint with the first page that names the endpoint. */
const firstPages = ({ joined, translated }: JoinedSite) =>
  new Map(
    [...joined, ...translated]
      .toReversed()
      .flatMap((page): [string, JoinedPage][] =>
        page.endpoint === undefined ? [] : [[page.endpoint, page]],
      ),
  )

/** Returns the finding for an endpoint without a file in the embedded service. */
function noFile(endpoint: string, { loaded: { file, page } }: JoinedPage, site: JoinedSite): Found {
  const names = site.contentFiles.map((config) => config.file.slice('content/api/'.length, -'.json'.length))
  const nearest = nearestName(endpoint, names)
  const misplaced = fileOf(endpoint).replace('/api/', '/')
  const used = new Set(site.joined.map(({ endpoint: other }) => other))
  // An endpoint that another page uses is a suggestion, but no certain fix.
  const isFree = nearest !== undefined && !used.has(nearest) && endpoint === page.content?.endpoint
  return {
    file,
    path: ['content', 'endpoint'],
    problem: existsSync(join(site.root, misplaced))
      ? `${misplaced} is in the wrong folder: move it to ${fileOf(endpoint)}`
      : `there is no file ${fileOf(endpoint)}; write it, or name an existing endpoint`,
    received: valueText(endpoint),
    nearest,
    ...(isFree && { fix: { replace: nearest } }),
  }
}

/** Whether an article's file has another name than its id. The rule `article-id` reports this. */
function isNamedOtherwise({ params: { id } }: JoinedPage, { contentFiles }: JoinedSite): boolean {
  return id !== undefined && contentFiles.some(({ input }) => String(childOf(input, 'id')) === id)
}

type AnswerProblem = Pick<Found, 'expected' | 'received' | 'fix'> & { problem: string }

/** Returns the problems of an answer. A redirect explains all others, so it is reported alone. */
function problemsOf(answer: EndpointAnswer, asker: string): AnswerProblem[] {
  const whole = wholeProblem(answer, asker)
  const movedTo = answer.response?.movedTo
  if (movedTo === undefined) return whole ? [whole] : headerProblems(answer)
  return [
    {
      problem: `the host redirects to ${movedTo}`,
      expected: 'an answer without a redirect',
      received: `after the redirect: ${whole?.problem ?? 'a valid answer'}`,
    },
  ]
}

/** Returns the problem of an answer as a whole. `asker` is the config that names the endpoint. */
function wholeProblem(
  { text, value, source, failure, response }: EndpointAnswer,
  asker: string,
): AnswerProblem | undefined {
  if (text === undefined)
    return failure === oneOfSeveral
      ? { problem: 'is one page of several: its header "link" names the next', expected: wholeList }
      : { problem: failure ?? 'no answer' }
  if (text.trim() === '') return { problem: 'is empty', expected: 'JSON' }
  if (value === undefined) {
    if (text.startsWith('\u001F\uFFFD'))
      return {
        problem: 'is compressed with gzip, and no header names it',
        expected: 'content-encoding: gzip',
      }
    if (/\0|^\uFFFD/.test(text))
      return {
        problem: 'is not written in UTF-8',
        expected: 'UTF-8, or content-type with the name of the encoding, as charset',
      }
    const [warning] = phpWarning.exec(text) ?? []
    if (warning !== undefined)
      return {
        problem: 'PHP warnings are before the JSON',
        expected: 'display_errors = Off',
        received: valueText(text.trim()),
      }
    if (text.trimStart().startsWith('<'))
      return { problem: 'is a page of HTML', expected: 'JSON', received: valueText(text.trim()) }
    const {
      reason,
      offset = 0,
      fix,
    } = jsonError(text.replace(/^\uFEFF/, ' ')) ?? { reason: 'another type of data' }
    // The answer of a host has no file, so its text shows the place.
    const place = response ? { received: valueText(text.slice(Math.max(offset - 20, 0)).trim()) } : { fix }
    return { problem: `cannot be read as JSON: ${reason}`, ...place }
  }
  const success = childOf(value, 'success')
  if (['false', '0'].includes(String(success)))
    return { problem: `the response reports failure: "success": ${JSON.stringify(success)}` }
  if (typeof value === 'string' && /^\s*[[{]/.test(value))
    return { problem: 'is a text that contains JSON: the host encodes it twice', received: valueText(value) }
  if (failure === undefined && source.kind === 'article') return undefined
  const failureKey =
    failure === undefined ? undefined : ['error', 'errors', 'message'].find((key) => childOf(value, key))
  if (failureKey !== undefined)
    return {
      problem: `the response reports failure: "${failureKey}": ${valueText(childOf(value, failureKey))}`,
    }
  const { kind, envelope } = source
  if (kind === 'article') {
    const isWrapped = childOf(childOf(value, 'data'), 'id') !== undefined
    const bare = isWrapped ? ', without "data" around it (Laravel: JsonResource::withoutWrapping())' : ''
    return {
      problem: 'is not an article',
      expected: `an object with an "id"${bare}`,
      received: valueText(value),
    }
  }
  const part = partOfList(value)
  if (part !== undefined) return { problem: `is ${part}`, expected: wholeList }
  const list = openEnvelope(value, envelope)
  if (!list) {
    const problem = `does not match content.envelope of ${asker}`
    const keyed = [value, childOf(value, 'data')].some(isKeyedList)
    const expected =
      envelopes[envelope] + (keyed ? ', not an object with numbers as keys (Laravel: ->values())' : '')
    return { problem, expected, received: valueText(value) }
  }
  return list.length === 0 ? { problem: `is an empty list: ${asker} has nothing to show` } : undefined
}

const wholeList = 'the whole list in one answer (Laravel: ->get() instead of ->paginate())'

const envelopes = {
  list: 'a list',
  data: '{ "data": a list }',
  either: 'a list, or { "data": a list }',
}

/** Matches a warning of PHP, with and without its HTML. */
const phpWarning = /^\s*(?:<br \/>\s*<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Fatal error)(?:<\/b>)?: /

/** Returns why browsers cannot read an existing answer: a wrong type, or missing permission. */
function headerProblems({ response, text }: EndpointAnswer): AnswerProblem[] {
  // Headers matter only if the answer has a body.
  if (!response || text === undefined) return []
  const { headers, refuses } = response
  const type = headers['content-type'] ?? 'no type'
  return [
    !/^application\/(?:[\w.-]+\+)?json\b/i.test(type) && `is sent as ${type}, not as application/json`,
    refuses,
  ].flatMap((problem) => (typeof problem === 'string' ? [{ problem }] : []))
}
