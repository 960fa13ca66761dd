import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPage } from '../../../src/publish/render/entry-server.tsx'
import { endpointOf } from '../../../src/runtime/content/content-client.ts'
import { readContent } from '../../../src/runtime/content/read-content.ts'
import { bind } from '../../../src/runtime/engine/bind.ts'
import { makeDocument } from '../../../src/site/config/page-data.ts'
import { sanitizeInBuild } from '../../../src/site/content/build-sanitizer.ts'
import { knownPages } from '../../../src/site/content/known-pages.ts'
import { siteContent } from '../../../src/site/content/site-content.ts'
import { bakery, bakeryRoot, site } from '../../support/bakery.ts'
import { anything, nearlyRight } from '../../support/odd-answers.ts'

/** `npm run fuzz` runs more cases, with another seed each time. FUZZ_SEED repeats a seed. */
const numRuns = Number(process.env['FUZZ_CASES'] ?? 2_000)
const seed = Number(process.env['FUZZ_SEED'] ?? (process.env['FUZZ_CASES'] ? Date.now() : 20_261_122))
const timeout = 3_600_000
/** Rendering takes most of the time: the ordinary run renders every twentieth bound page. */
const drawnEvery = process.env['FUZZ_CASES'] ? 1 : 20
let made = 0

const content = siteContent({ host: '', folder: `${bakeryRoot}/content`, kept: undefined })
const addresses = await knownPages(bakery, content.contentFor)
const pages = await Promise.all(
  addresses.flatMap(({ pathname, loaded, params }) => {
    const document = makeDocument(loaded, bakery)
    const source = document.page.content
    if (!source) return []
    return [
      answerOf(endpointOf(source, params)).then((answer) => ({ pathname, params, document, source, answer })),
    ]
  }),
)

async function answerOf(endpoint: string): Promise<unknown> {
  return JSON.parse((await content.answerOf(endpoint)) ?? 'null')
}

type FuzzedPage = (typeof pages)[number]

/** Returns the published page with an answer: its markup where rendered, or the reason why the answer is refused. */
async function published(
  { pathname, params, document, source }: FuzzedPage,
  answer: unknown,
): Promise<string> {
  const read = await readContent(answer, {
    ...source,
    host: '',
    loadSanitizer: () => Promise.resolve(sanitizeInBuild),
  }).catch((error: unknown) => (error instanceof Error ? error.message : `no error: ${String(error)}`))
  if (typeof read === 'string') return read
  made += 1
  const visit = { params }
  const bound = bind(document.page, { content: read.content, site, visit, storage: (path) => path })
  if (made % drawnEvery !== 0) return bound.shown.length > 0 ? drawn : ''
  const snapshot = {
    pathname,
    params,
    document,
    origin: 'https://site.example',
    bound,
    contentHash: '',
  }
  const { html, data } = await renderPage({ site, snapshot })
  expect(() => void JSON.parse(data)).not.toThrow()
  return html
}

/** Placeholder for the markup of a page that was bound but not rendered. */
const drawn = '<main><h1>'

const refusals = /^The answer is not (a list of \w+|an article)$/

/** Returns the faults of a page made from an odd answer. */
function faultsOf(html: string): string[] {
  if (refusals.test(html)) return []
  const text = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
  const tags = html.replaceAll(/="[^"]*"/g, '=""')
  return [
    ...(html.split(/<h1\b/).length === 2 ? [] : ['not one h1']),
    ...(/<main\b[^>]*>\s*<\/main>/.test(html) ? ['a blank page'] : []),
    ...(/<[^>]*\son\w+=|<script(?! type="")/i.test(tags) || /href="javascript:/i.test(html)
      ? ['something that runs']
      : []),
    ...(/\[object \w+\]|\bundefined\b|\bNaN\b/.test(text) ? ['a value in place of words'] : []),
  ]
}

const fuzzed = fc.constantFrom(...pages)

test(`a page with a nearly valid answer is rendered (seed ${seed})`, { timeout }, async () => {
  const cases = fuzzed.chain((page) => fc.tuple(fc.constant(page), nearlyRight(fc.constant(page.answer))))
  await fc.assert(
    fc.asyncProperty(cases, async ([page, answer]) => {
      expect(faultsOf(await published(page, answer))).toEqual([])
    }),
    { numRuns, seed },
  )
})

test(
  `a page with a random answer is rendered, or reports it as invalid (seed ${seed})`,
  { timeout },
  async () => {
    await fc.assert(
      fc.asyncProperty(fuzzed, anything, async (page, answer) => {
        expect(faultsOf(await published(page, answer))).toEqual([])
      }),
      { numRuns: Math.ceil(numRuns / 4), seed },
    )
  },
)
