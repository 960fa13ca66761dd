import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll } from 'vitest'
import * as z from 'zod/mini'
import { contentContract, openEnvelope, type ContentSection } from '../../schemas/content.ts'
import { root } from './site-config.ts'
import { server } from './visit-site.tsx'
import type { DetailPage } from './detail-pages.ts'

/** Lets the network answer for the tests of a file; what no handler knows fails its test. */
export function withServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

/** The sections that the embedded service sends for a page; an odd one throws. */
export function servedSections({ endpoint }: DetailPage): ContentSection[] {
  const file = join(root, 'content/api', `${endpoint}.json`)
  const answer: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { sections } = contentContract((what) => {
    throw new Error(`${endpoint}: ${what}`)
  })
  const list = z.parse(sections, openEnvelope(answer, 'either'))
  if (list.length === 0) throw new Error(`${endpoint} has no sections`)
  return list
}

/** Answers every content call of a page with this body, as it stands. */
export function answerWith(page: DetailPage, body: string, init?: { status?: number; type?: string }): void {
  const headers = { 'content-type': init?.type ?? 'application/json' }
  server.use(
    http.get(
      `*/api/${page.endpoint}`,
      () => new HttpResponse(body, { status: init?.status ?? 200, headers }),
    ),
  )
}

/** Answers with these sections, in the page's envelope. */
export function answerWithSections(page: DetailPage, sections: unknown[]): void {
  const wrapped = page.endpoint === 'transport-public-venues'
  answerWith(page, JSON.stringify(wrapped ? { data: sections } : sections))
}

/** Keeps the content call of a page waiting; returns what answers it, and what was asked. */
export function holdContent(page: DetailPage) {
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
