import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enquiryFields } from '../../../schemas/enquiry.ts'
import { isNeededNow } from '../../../src/runtime/app/island-needs.ts'
import { watchIslands } from '../../../src/runtime/app/watch-islands.ts'
import { fillOpeningLine } from '../../../src/runtime/enquiry/fill-opening-line.ts'
import { visitPage } from '../../../src/runtime/enquiry/visit.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import {
  hydrated,
  isHydrated,
  islandOf,
  enquiryField as field,
  openIsland,
  pause,
  submitButton as submit,
  turnTo,
  typeUnheard,
} from '../../support/open-island.ts'
import { values } from '../../support/render-contact.tsx'
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

/** Removes React's development warning about attributes set before hydration (`aria-busy`). */
const withoutAttributes = (printed: string[]) =>
  printed.filter(
    (line) => !(line.startsWith('A tree hydrated but some attributes') && line.includes('aria-busy')),
  )

describe('the enquiry form', () => {
  test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])(
    '%s turns to it',
    async (name) => {
      const island = await openIsland('/contact')
      field('name').dispatchEvent(new Event(name, { bubbles: true }))
      await hydrated(island)
      expect(isHydrated(island)).toBe(true)
    },
  )

  test('it hydrates by itself under the visitor’s focus', async () => {
    await showPublished('/contact')
    field('email').focus()
    typeUnheard(field('email'), 'asha@')
    watchIslands({ isNeeded: () => false, reload: () => false })
    await hydrated(islandOf(document))
    expect(field('email')).toHaveValue('asha@')
    expect(field('email')).toHaveFocus()
  })

  test('an opening line of the first script does not count as a message', async () => {
    const page = await showPublished('/contact')
    visitPage({ ...page, pathname: '/products/rental-event-display', title: 'Rental' })
    fillOpeningLine()
    const line = field('message').value
    expect(line).not.toBe('')
    watchIslands({ isNeeded: isNeededNow, reload: () => false })
    const island = islandOf(document)
    turnTo(island)
    await hydrated(island)
    expect(field('message')).toHaveValue(line)
    expect(localStorage.getItem('enquiry-draft')).toBeNull()
    submit().click()
    await waitFor(() => expect(field('message')).toBeInvalid())
  })

  test('an opening line that the visitor deletes before hydration stays deleted', async () => {
    const page = await showPublished('/contact')
    visitPage({ ...page, pathname: '/products/rental-event-display', title: 'Rental' })
    fillOpeningLine()
    typeUnheard(field('message'), '')
    watchIslands({ isNeeded: isNeededNow, reload: () => false })
    const island = islandOf(document)
    turnTo(island)
    await hydrated(island)
    expect(field('message')).toHaveValue('')
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
    const interest = island.querySelector<HTMLOptionElement>('option:last-child')?.value ?? ''
    for (const name of enquiryFields) typeUnheard(field(name), { ...values, option: interest }[name])
    submit().click()
    submit().click()
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(sent).toBe(0)
    await hydrated(island)
    await screen.findByText(/^✗ /)
    await pause()
    expect(sent).toBe(1)
    expect(JSON.parse(localStorage.getItem('enquiry-outbox') ?? '[]')).toHaveLength(1)
    expect(document.querySelector('[aria-busy]')).toBeNull()
    expect(withoutAttributes(takeConsole())).toEqual([expect.stringContaining('[site] enquiry-failed')])
  })
})
