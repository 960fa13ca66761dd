import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isNeededNow } from '../../../src/runtime/app/island-needs.ts'
import { watchIslands } from '../../../src/runtime/app/watch-islands.ts'
import { fillOpeningLine } from '../../../src/runtime/enquiry/fill-opening-line.ts'
import { visitPage } from '../../../src/runtime/enquiry/visit.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import {
  hydrated,
  isHydrated,
  islandOf,
  openIsland,
  pause,
  turnTo,
  typeUnheard,
} from '../../support/open-island.ts'
import { field, labels, loaded, values } from '../../support/render-contact.tsx'
import { withServer } from '../../support/served-content.ts'
import { showPublished } from '../../support/visit-published.tsx'
import { server } from '../../support/visit-site.tsx'

withServer()
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(async () => {
  // The service is shared by all tests of the file.
  const { enquiries } = await import('../../../src/runtime/enquiry/enquiry-service.ts')
  enquiries.keepDraft(empty)
})

const empty = { name: '', company: '', phone: '', email: '', option: '', message: '' }

const submit = () => screen.getByRole('button', { name: 'Send message' })
/** Removes React's development warning about attributes set before hydration (`aria-busy`). */
const withoutAttributes = (printed: string[]) =>
  printed.filter(
    (line) => !(line.startsWith('A tree hydrated but some attributes') && line.includes('aria-busy')),
  )
const summaries = () => screen.queryAllByText(/^Please check/)

describe('the enquiry form', () => {
  test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])(
    '%s turns to it',
    async (name) => {
      const island = await openIsland('/contact')
      field('Name').dispatchEvent(new Event(name, { bubbles: true }))
      await hydrated(island)
      expect(isHydrated(island)).toBe(true)
    },
  )

  test('it hydrates by itself under the visitor’s focus', async () => {
    await showPublished('/contact')
    field('Email').focus()
    typeUnheard(field('Email'), 'asha@')
    watchIslands({ isNeeded: () => false, reload: () => false })
    await hydrated(islandOf(document))
    expect(field('Email')).toHaveValue('asha@')
    expect(field('Email')).toHaveFocus()
  })

  test('a press on an empty form before hydration reports missing fields', async () => {
    const island = await openIsland('/contact')
    submit().click()
    await hydrated(island)
    await loaded()
    await waitFor(() => expect(summaries()).toHaveLength(1))
    submit().click()
    await pause()
    expect(summaries()).toHaveLength(1)
    expect(withoutAttributes(takeConsole())).toEqual([])
  })

  test('a draft of an earlier visit is shown without waiting for the visitor', async () => {
    const { enquiries } = await import('../../../src/runtime/enquiry/enquiry-service.ts')
    enquiries.keepDraft({ ...empty, name: 'From before' })
    const island = await openIsland('/contact')
    await hydrated(island)
    await waitFor(() => expect(field('Name')).toHaveValue('From before'))
  })

  test('an opening line of the first script does not count as a message', async () => {
    const page = await showPublished('/contact')
    visitPage({ ...page, pathname: '/products/rental-event-display', title: 'Rental' })
    fillOpeningLine()
    const line = field('Message').value
    expect(line).toContain('Rental')
    watchIslands({ isNeeded: isNeededNow, reload: () => false })
    const island = islandOf(document)
    turnTo(island)
    await hydrated(island)
    expect(field('Message')).toHaveValue(line)
    expect(localStorage.getItem('enquiry-draft')).toBeNull()
    submit().click()
    await waitFor(() => expect(field('Message')).toHaveAccessibleDescription('Write your message'))
  })

  test('an opening line that the visitor deletes before hydration stays deleted', async () => {
    const page = await showPublished('/contact')
    visitPage({ ...page, pathname: '/products/rental-event-display', title: 'Rental' })
    fillOpeningLine()
    typeUnheard(field('Message'), '')
    watchIslands({ isNeeded: isNeededNow, reload: () => false })
    const island = islandOf(document)
    turnTo(island)
    await hydrated(island)
    expect(field('Message')).toHaveValue('')
  })

  test('two presses before hydration: the button shows it, and it is done once', async () => {
    let sent = 0
    server.use(
      http.post('*', () => {
        sent += 1
        return new HttpResponse('no', { status: 403 })
      }),
    )
    const island = await openIsland('/contact')
    for (const [index, label] of labels.entries())
      typeUnheard(field(label), Object.values(values)[index] ?? '')
    submit().click()
    submit().click()
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(sent).toBe(0)
    await hydrated(island)
    await screen.findByText(/^✗ Failed to send message/)
    await pause()
    expect(sent).toBe(1)
    expect(JSON.parse(localStorage.getItem('enquiry-outbox') ?? '[]')).toHaveLength(1)
    expect(document.querySelector('[aria-busy]')).toBeNull()
    expect(withoutAttributes(takeConsole())).toEqual([expect.stringContaining('[site] enquiry-failed')])
  })
})
