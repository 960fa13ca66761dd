import { act, screen, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { attachBehaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import {
  currentIn,
  detailsOf,
  leavePage,
  linksIn,
  navigation,
  pagesIn,
  renderShell,
  summary,
} from '../../support/render-shell.tsx'

const toggle = () => summary('Menu')

/** Opens the menu as a visitor does. */
async function openMenu(address = '/') {
  renderShell(address)
  const user = userEvent.setup()
  await user.click(toggle())
  expect(state()).toEqual(opened)
  return user
}

/** Whether the menu is expanded for assistive technology, and whether its panel is displayed. */
const state = () => ({
  expanded: detailsOf('Menu').open,
  seen: getComputedStyle(navigation('Menu')).display !== 'none',
})
const closed = { expanded: false, seen: false }
const opened = { expanded: true, seen: true }

test('is closed at first, its links out of reach', async () => {
  renderShell()
  expect(state()).toEqual(closed)
  expect(screen.queryByRole('link', { name: 'Alle Brote' })).toBeNull()
})

test('shows the bars while it is closed and the cross while it is open', async () => {
  const shown = () => [...toggle().querySelectorAll('path')].map((path) => getComputedStyle(path).display)
  renderShell()
  expect(shown()).toEqual(['inline', 'none'])
  await userEvent.click(toggle())
  expect(shown()).toEqual(['none', 'inline'])
})

test('holds every destination in the details that its summary opens', async () => {
  await openMenu()
  expect(detailsOf('Menu')).toContainElement(navigation('Menu'))
  expect(detailsOf('Menu').firstElementChild).toBe(toggle())
  expect(linksIn(navigation('Menu'))).toEqual([
    'Startseite /',
    'Alle Brote /brote',
    ...pagesIn('brote'),
    'Vergleich /vergleich',
    'Alle Kuchen /kuchen',
    ...pagesIn('kuchen'),
    'Backstube /backstube',
    'Neues /neues',
    'Kontakt /kontakt',
  ])
})

test('shows the pages beneath a link in a group that the platform opens', async () => {
  const user = await openMenu()
  const groups = [...navigation('Menu').querySelectorAll('details')]
  expect(groups.map(({ open, textContent }) => [open, textContent.split('Alle')[0]])).toEqual([
    [false, 'Brote'],
    [false, 'Kuchen'],
  ])
  // All groups have one name, so only one is open at a time.
  expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1)
  await user.click(within(navigation('Menu')).getByText('Brote'))
  expect(groups[0]?.open).toBe(true)
})

test('marks the current page', async () => {
  await openMenu('/neues')
  expect(currentIn(navigation('Menu'))).toEqual(['Neues'])
})

const outside = () => screen.getByRole('heading', { name: 'Content' })

test.each<[string, (user: UserEvent) => unknown]>([
  ['a second press of its summary', (user) => user.click(toggle())],
  ['a mouse press outside', (user) => user.pointer({ target: outside(), keys: '[MouseLeft>]' })],
  ['a touch outside', (user) => user.pointer({ target: outside(), keys: '[TouchA>]' })],
  ['a focus outside', () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
  // It is closed when the browser brings the page back.
  ['leaving the page', leavePage],
])('%s closes it', async (_, close) => {
  await close(await openMenu())
  expect(state()).toEqual(closed)
})

test('closes on Escape and gives the focus back to its summary', async () => {
  const user = await openMenu()
  await user.tab()
  expect(within(navigation('Menu')).getByText('Startseite')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(state()).toEqual(closed)
  expect(toggle()).toHaveFocus()
})

test.each<[string, (user: UserEvent) => unknown]>([
  ['a press inside', (user) => user.pointer({ target: navigation('Menu'), keys: '[MouseLeft>]' })],
  ['another key', (user) => user.keyboard('x')],
])('%s leaves it open', async (_, use) => {
  await use(await openMenu())
  expect(state()).toEqual(opened)
})

test('stays open and closes as before after it is attached again', async () => {
  const user = await openMenu()
  attachBehaviours(document)()
  expect(state()).toEqual(opened)
  await user.keyboard('{Escape}')
  expect(state()).toEqual(closed)
})
