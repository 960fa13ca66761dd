import { childOf } from '../../../util/document-order.ts'
import { nearestName } from '../../../util/nearest-name.ts'
import { show } from '../../../util/problem.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import { fileOf } from '../../../site/joined/read-answers.ts'
import { defineRule, type Found } from '../../rule.ts'
import { headerProblems, wholeProblem } from './answer-problems.ts'

export const endpointAnswer = defineRule({
  summary: 'Every endpoint that a page asks for answers with content.',
  severity: 'error',
  reads: 'content',
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
