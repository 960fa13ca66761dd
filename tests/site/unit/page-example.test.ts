import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { messageOfProblems } from '../../support/config-problems.ts'
import { readPage } from '../../../src/site/config/read-page.ts'
import { docExamples } from '../../support/doc-examples.ts'
import { siteConfig } from '../../support/site-config.ts'

const howTo = readFileSync('docs/adding-a-page.md', 'utf8')
/** File of the product in the how-to. */
const examplePage = 'page-configs/products/led-poster.ts'
const pageExample = docExamples.find(({ file }) => file === examplePage)?.text ?? ''

function exampleConfig(): unknown {
  const source = /definePage\((\{[\s\S]*\})\)/.exec(pageExample)?.[1]
  return JSON.parse(JSON.stringify(runInNewContext(`(${source})`)))
}

test('the page of the how-to is a valid page', () => {
  expect(readPage(exampleConfig(), { ...siteConfig, file: examplePage })).toMatchObject({ ok: true })
})

test('the message in the how-to is the real message', () => {
  const example = JSON.stringify(exampleConfig()).replace('"type":"faq"', '"type":"faqs"')
  const parsed = readPage(JSON.parse(example), { ...siteConfig, file: examplePage })
  const problems = parsed.ok ? [] : parsed.problems
  const text = pageExample.replace(`'faq'`, `'faqs'`)
  const message = messageOfProblems(problems, JSON.parse(example), examplePage, text)
  const shown = /```\n(1 error[\s\S]*?)\n```/.exec(howTo)?.[1]
  expect(message.replace(/"article-list", .*/, '"article-list", …')).toBe(shown)
})
