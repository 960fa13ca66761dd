import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import type * as z from 'zod/mini'
import { contentContract, type ContentArticle, type ContentSection } from '../../schemas/content.ts'
import { openEnvelope } from '../../schemas/shared/envelope.ts'
import { answerContent } from '../../src/site/content/answer-content.ts'
import { root } from './root.ts'
import { server, withServer } from './visit-site.tsx'

export { withServer }

const contract = contentContract()

/** A page, as far as its content goes. */
interface Asking {
  endpoint: string
}

/** Returns the embedded service's sections for a page. Throws on an odd one. */
export function servedSections({ endpoint }: Asking): ContentSection[] {
  const file = join(root, 'content/api', `${endpoint}.json`)
  const answer: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const list = strict(endpoint, contract.lists.sections, openEnvelope(answer, 'either'))
  if (list.length === 0) throw new Error(`${endpoint} has no sections`)
  return list
}

/** Returns the embedded service's articles, newest first: all of them, or the complete article with this id. */
export async function servedArticles(id?: string): Promise<ContentArticle[]> {
  const endpoint = id === undefined ? 'blog' : `blog/${id}`
  const response = await answerContent(
    new Request(`https://site.example/api/${endpoint}`),
    join(root, 'content'),
  )
  const answer: unknown = await response.json()
  const list = strict(endpoint, contract.lists.articles, id === undefined ? answer : [answer])
  if (list.length === 0) throw new Error(`${endpoint} has no articles`)
  return list
}

function strict<S extends z.core.$ZodType>(endpoint: string, list: S, sent: unknown): z.output<S> {
  const { entries, oddities } = contract.read(list, sent)
  if (oddities.length > 0) throw new Error(`${endpoint}: ${oddities.map(({ what }) => what).join()}`)
  return entries
}

/** Answers every content call of a page with exactly this body. */
export function answerWith(page: Asking, body: string, init?: { status?: number; type?: string }): void {
  const headers = { 'content-type': init?.type ?? 'application/json' }
  server.use(
    http.get(
      `*/api/${page.endpoint}`,
      () => new HttpResponse(body, { status: init?.status ?? 200, headers }),
    ),
  )
}

/** Holds the content call of a page. Returns the received requests and a function that answers. */
export function holdContent(page: Asking) {
  const requests: Request[] = []
  let settle: ((response: Response) => void) | undefined
  const answered = new Promise<Response>((resolve) => {
    settle = resolve
  })
  server.use(
    http.get(`*/api/${page.endpoint}`, ({ request }) => {
      requests.push(request)
      return answered
    }),
  )
  return {
    requests,
    answer: (sections: unknown[] = servedSections(page)) => settle?.(HttpResponse.json(sections)),
    fail: (status: number) => settle?.(new HttpResponse(null, { status })),
  }
}
