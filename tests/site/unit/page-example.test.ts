import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { messageOfProblems } from '../../support/config-problems.ts'
import { readPage } from '../../../src/site/config/read-page.ts'
import { examplePage, howTo, pageExample } from '../../support/page-example.ts'
import { siteConfig } from '../../support/site-config.ts'

function exampleConfig(): unknown {
  const source = /definePage\((\{[\s\S]*\})\)/.exec(pageExample())?.[1]
  return JSON.parse(JSON.stringify(runInNewContext(`(${source})`)))
}

test('the page of the how-to is a valid page', () => {
  expect(readPage(exampleConfig(), { ...siteConfig, file: examplePage })).toMatchObject({ ok: true })
})

test('the message in the how-to is the real message', () => {
  const example = JSON.stringify(exampleConfig()).replace('"type":"faq"', '"type":"faqs"')
  const parsed = readPage(JSON.parse(example), { ...siteConfig, file: examplePage })
  const problems = parsed.ok ? [] : parsed.problems
  const text = pageExample().replace(`'faq'`, `'faqs'`)
  const message = messageOfProblems(problems, JSON.parse(example), examplePage, text)
  const shown = /```\n(1 error[\s\S]*?)\n```/.exec(howTo)?.[1]
  expect(message.replace(/"article-list", .*/, '"article-list", …')).toBe(shown)
})
