import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isNeededNow } from '../../../src/runtime/app/island-needs.ts'
import { watchIslands } from '../../../src/runtime/app/watch-islands.ts'
import { attachBehaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import { detailPage } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { pageAt } from '../../support/find-page.ts'
import { headNames, onceEach, structuredData } from '../../support/head.ts'
import {
  answerWith,
  answerWithSections,
  holdContent,
  servedSections,
  withServer,
} from '../../support/served-content.ts'
import { drawNewer, showPublished, visitPublished } from '../../support/visit-published.tsx'
import { contentCalls } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()
const scroll = vi.mocked(window.scrollTo)
const into = vi.mocked(Element.prototype.scrollIntoView)
beforeEach(() => {
  scroll.mockClear()
  into.mockClear()
})

const retail = detailPage('/industry/Retail')
const good = servedSections(retail)
const edited = good.map((section, index) =>
  index === 0 ? { ...section, title: 'Edited just now' } : section,
)
const headline = () => document.querySelector('h1')?.textContent
const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('#faq details')]

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

test('the head has one of each tag, and the questions are there once', async () => {
  answerWithSections(retail, edited)
  const { drawn } = await visitPublished(retail.path)
  await drawn
  await waitFor(() => expect(headNames()).toEqual(onceEach))
  expect(structuredData().questions).toHaveLength(1)
})

test('open parts, the focus and the scroll position stay, with any anchor', async () => {
  answerWithSections(retail, edited)
  const { drawn } = await visitPublished(`${retail.path}#faq`)
  const [first, second] = questions()
  const wasOpen = first?.open
  if (second) second.open = true
  if (first) first.open = !wasOpen
  second?.querySelector('summary')?.focus()
  await drawn
  expect(headline()).toBe('Edited just now')
  expect(
    questions()
      .map(({ open }) => open)
      .slice(0, 2),
  ).toEqual([!wasOpen, true])
  expect(questions()[1]).toBe(second)
  expect(questions()[1]?.querySelector('summary')).toHaveFocus()
  expect([scroll.mock.calls, into.mock.calls]).toEqual([[], []])
})

test('new blocks work with their behaviours', async () => {
  answerWithSections(retail, edited)
  const { drawn } = await visitPublished(retail.path)
  const detach = attachBehaviours(document)
  await drawn
  const details = document.querySelector<HTMLDetailsElement>('header [data-behaviour=disclosure] details')
  if (!details) throw new Error('The header has no menu')
  details.open = true
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(details.open).toBe(false)
  detach()
})

test('an answer that is no content leaves the published page, and is reported', async () => {
  answerWith(retail, '<!doctype html><title>Sign in</title>')
  const { drawn } = await visitPublished(retail.path)
  const published = document.querySelector('main')
  await drawn
  expect(document.querySelector('main')).toBe(published)
  expect(events).toMatchObject([{ kind: 'content-failed', endpoint: retail.endpoint }])
  takeConsole()
})

test('newer content does not disturb a visitor who fills in a form', async () => {
  const page = await showPublished('/contact')
  watchIslands({ isNeeded: isNeededNow, reload: () => false })
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  name.dispatchEvent(new Event('pointerover', { bubbles: true }))
  name.value = 'Asha'
  const source = pageAt(retail.path).content
  if (!source) throw new Error(`${retail.path} has no content`)
  const content = { source, params: {}, badStatus: '', hash: '', blocks: {} }
  await drawNewer({ page: { ...page, path: retail.path, content }, answer: JSON.stringify(edited) })
  expect(name.isConnected).toBe(true)
  expect(name.value).toBe('Asha')
})
