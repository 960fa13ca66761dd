import { childOf } from '../../util/document-order.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { show } from '../../util/problem.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { fileOf } from '../../site/joined/read-answers.ts'
import { defineRule, type Found } from '../rule.ts'
import { openEnvelope } from '../../../schemas/content.ts'

export const endpointAnswer = defineRule({
  summary: 'Every endpoint that a page asks for answers with content.',
  severity: 'error',
  reads: 'content',
  docs: `
    Without an answer the visitor meets the page's error state, and the page cannot be published. \`GET {host}/api/{endpoint}\` must
    answer with status 200, JSON, and the envelope that \`content.envelope\` names: a list, \`{ "data": [ … ] }\` or either.
    The embedded service reads \`content/api/{endpoint}.json\`: write that file, or mend the endpoint's name in the page's config.

    Of a host this rule also tells what keeps a browser from reading an answer that is there: a redirect, another type than JSON,
    and a missing \`access-control-allow-origin\`.`,
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

/** What is wrong with every answer of a host is the host's own, and told once. */
function sharedProblem(answers: EndpointAnswer[]): string | undefined {
  const said = answers.map((answer) =>
    answer.text === undefined ? [answer.failure] : headerProblems(answer),
  )
  const [first = [], ...more] = said
  return more.length > 0 ? first.find((one) => more.every((others) => others.includes(one))) : undefined
}

/** Each endpoint, with the first page that asks for it. */
const askers = ({ joined }: JoinedSite) =>
  new Map(
    joined
      .toReversed()
      .flatMap((page): [string, JoinedPage][] =>
        page.endpoint === undefined ? [] : [[page.endpoint, page]],
      ),
  )

/** The embedded service has no such file. */
function noFile(endpoint: string, { loaded: { file, page } }: JoinedPage, site: JoinedSite): Found {
  const names = site.contentFiles.map((one) => one.file.slice('content/api/'.length, -'.json'.length))
  const nearest = nearestName(endpoint, names)
  const asked = new Set(site.joined.map((one) => one.endpoint))
  // Another page's content is not what is meant.
  const isFree = nearest !== undefined && !asked.has(nearest) && endpoint === page.content?.endpoint
  return {
    file,
    path: ['content', 'endpoint'],
    problem: `there is no file ${fileOf(endpoint)}; write it, or name an endpoint that is there`,
    received: show(endpoint),
    nearest,
    ...(isFree && { fix: { replace: nearest } }),
  }
}

/** An article whose file has another name than its id says: a rule of its own tells that. */
function isNamedOtherwise({ params: { id } }: JoinedPage, { contentFiles }: JoinedSite): boolean {
  return id !== undefined && contentFiles.some(({ input }) => String(childOf(input, 'id')) === id)
}

type Said = Pick<Found, 'expected' | 'received'> & { problem: string }

/** What is wrong with an answer as a whole; `asker` is the config that asks for it. */
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

/** What keeps visitors from an answer that is there. */
function headerProblems({ heard, text }: EndpointAnswer): string[] {
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
