import { childOf } from '../../config/document-order.ts'
import { nearestName } from '../../config/nearest-name.ts'
import { show } from '../../config/problem.ts'
import type { JoinedPage, JoinedSite } from '../joined-site.ts'
import { fileOf } from '../read-answers.ts'
import { defineRule, type Found } from '../rule.ts'
import { answerProblems } from './answer-problems.ts'

export const endpointAnswer = defineRule({
  summary: 'Every endpoint that a page asks for answers with content.',
  severity: 'error',
  reads: 'content',
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  const told = new Set<string>()
  for (const page of site.joined) {
    const { endpoint } = page
    const answer = endpoint === undefined ? undefined : site.answers.get(endpoint)
    if (endpoint === undefined || !answer || told.has(endpoint)) continue
    told.add(endpoint)
    if (answer.text !== undefined || site.host !== '') yield* answerProblems(answer, page.loaded.file)
    else if (!isNamedOtherwise(page, site)) yield noFile(endpoint, page, site)
  }
}

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
