import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailPage } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { answerWith, holdContent, servedSections, withServer } from '../../support/served-content.ts'
import { visitPublished } from '../../support/visit-published.tsx'
import { contentCalls } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()

const retail = detailPage('/industry/Retail')
const good = servedSections(retail)
const edited = good.map((section, index) =>
  index === 0 ? { ...section, title: 'Edited just now' } : section,
)
const headline = () => document.querySelector('#hero :is(h1, h2)')?.textContent

test('the block that differs is replaced when it is complete, and all others stay', async () => {
  const held = holdContent(retail)
  const { drawn } = await visitPublished(retail.path)
  const published = [...document.querySelectorAll('main > *')]
  const seen = new Set<string | undefined>()
  const watcher = new MutationObserver(() => seen.add(headline()))
  watcher.observe(document.body, { childList: true, subtree: true })
  await waitFor(() => expect(held.requests).toHaveLength(1))
  held.answer(edited)
  await drawn
  watcher.disconnect()
  expect([...seen]).toEqual(['Edited just now'])
  expect(published.filter(({ isConnected }) => !isConnected).map(({ id }) => id)).toEqual(['hero'])
  expect(contentCalls).toEqual([`GET /api/${retail.endpoint}`])
  expect(events).toEqual([])
})

test.each(['[]', '[[]]'])('the answer %s leaves the page as published, and is reported', async (answer) => {
  answerWith(retail, answer)
  const { drawn } = await visitPublished(retail.path)
  const published = document.querySelector('main')?.innerHTML
  await drawn
  expect(document.querySelector('main')?.innerHTML).toBe(published)
  expect(events).toContainEqual({
    kind: 'content-failed',
    endpoint: retail.endpoint,
    error: new Error('The answer is empty'),
  })
  takeConsole()
})
