import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { detailPage } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { missingTitles } from '../../support/outline.ts'
import { servedSections, withServer } from '../../support/served-content.ts'
import { site } from '../../support/site-config.ts'
import { visitSite } from '../../support/visit-site.tsx'

vi.mock('../../../block-library/faq/view.tsx', () => ({
  Faq: () => {
    throw new Error('the fuse is blown')
  },
}))

withServer()
const events = watchEvents()

const retail = detailPage('/industry/Retail')
/** Returns the titles of the page's sections that are not shown, and of its questions. */
const lost = (main: HTMLElement) => missingTitles(main, servedSections(retail))
const questionsOf = () =>
  servedSections(retail).flatMap(({ title, faq_entries: entries = [] }) =>
    entries.length > 0 ? [title] : [],
  )

async function open() {
  visitSite(retail.path)
  await screen.findByRole('heading', { level: 1 })
  return { main: screen.getByRole('main') }
}

test('a crash of one block leaves the rest of the page standing and reaches the sink once', async () => {
  const { main } = await open()
  expect(lost(main)).toEqual(questionsOf())
  for (const button of within(main).getAllByRole('link', { name: retail.button }))
    expect(button).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  const error = expect.objectContaining({ message: 'the fuse is blown' })
  expect(events).toEqual([{ kind: 'block-crash', block: 'faq', blockType: 'faq', error }])
  expect(takeConsole().filter((line) => line.startsWith('[site]'))).toHaveLength(1)
})

test('developers see the block and the error', async () => {
  const { main } = await open()
  const card = within(main).getByRole('alert')
  expect(card).toHaveTextContent(/^faq #faq crashed: (Error: )?the fuse is blown$/)
  takeConsole()
})

test('visitors see one short line, without the error', async () => {
  vi.stubEnv('DEV', false)
  const { main } = await open()
  expect(within(main).getByText(site.words.crashed)).toBeVisible()
  expect(within(main).queryByRole('alert')).toBeNull()
  expect(main).not.toHaveTextContent(/fuse|crash/)
  expect(lost(main)).toEqual(questionsOf())
  expect(events).toHaveLength(1)
  takeConsole()
})
