import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentIn, linksIn, navigation, pagesIn, renderShell } from '../support/render-shell.tsx'

const toggle = () => screen.getByRole('button', { name: 'Menu' })

/** Opens the menu as a visitor does. */
async function openMenu(address = '/') {
  renderShell(address)
  const user = userEvent.setup()
  await user.click(toggle())
  expect(state()).toEqual(opened)
  return user
}

/** What the button says of the menu, and whether its panel is there for the eye. */
const state = () => ({
  expanded: toggle().getAttribute('aria-expanded'),
  seen: !navigation('Menu').hidden && getComputedStyle(navigation('Menu')).display !== 'none',
})
const closed = { expanded: 'false', seen: false }
const opened = { expanded: 'true', seen: true }

test('is closed at first, its links out of reach', async () => {
  renderShell()
  expect(state()).toEqual(closed)
  expect(screen.queryByRole('link', { name: 'Gallery' })).toBeNull()
})

test('its button says which panel it opens', async () => {
  await openMenu()
  expect(navigation('Menu')).toHaveAttribute('id', toggle().getAttribute('aria-controls'))
  expect(state()).toEqual(opened)
})

test('lists every destination, Gallery too', async () => {
  await openMenu()
  expect(linksIn(navigation('Menu'))).toEqual([
    'All products /products',
    'Screen planner /screen-planner',
    'Compare products /compare-products',
    ...pagesIn('products'),
    'All industries /industry',
    ...pagesIn('industry'),
    'Gallery /gallery',
    'Contact /contact',
    'Home /',
    'Blog /blog',
    'About /about',
  ])
})

test('shows the pages beneath a link in a group that the platform opens', async () => {
  const user = await openMenu()
  const groups = [...navigation('Menu').querySelectorAll('details')]
  expect(groups.map(({ open, textContent }) => [open, textContent.split('All')[0]])).toEqual([
    [false, 'Products'],
    [false, 'Industry'],
  ])
  // Of one name: one is open at a time.
  expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1)
  await user.click(within(navigation('Menu')).getByText('Products'))
  expect(groups[0]?.open).toBe(true)
  await user.click(within(navigation('Menu')).getByRole('link', { name: 'Transparent LED Displays' }))
  expect(state()).toEqual(closed)
})

test('lights the active route', async () => {
  await openMenu('/gallery')
  expect(currentIn(navigation('Menu'))).toEqual(['Gallery'])
})

test('closes on a second press of its button', async () => {
  const user = await openMenu()
  await user.click(toggle())
  expect(state()).toEqual(closed)
})

test('closes on a mouse press outside', async () => {
  const user = await openMenu()
  await user.pointer({ target: screen.getByRole('heading', { name: 'Content' }), keys: '[MouseLeft>]' })
  expect(state()).toEqual(closed)
})

test('stays open on a press inside', async () => {
  const user = await openMenu()
  await user.pointer({ target: navigation('Menu'), keys: '[MouseLeft>]' })
  expect(state()).toEqual(opened)
})

test('closes on Escape and gives the focus back to its button', async () => {
  const user = await openMenu()
  await user.tab()
  expect(within(navigation('Menu')).getByText('Products')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(state()).toEqual(closed)
  expect(toggle()).toHaveFocus()
})

test('no other key closes it', async () => {
  const user = await openMenu()
  await user.keyboard('x')
  expect(state()).toEqual(opened)
})

test('closes after navigating, from the menu or from elsewhere', async () => {
  const user = await openMenu()
  await user.click(within(navigation('Menu')).getByRole('link', { name: 'Gallery' }))
  expect(state()).toEqual(closed)
  expect(currentIn(navigation('Main'))).toEqual(['Gallery'])
  await user.click(toggle())
  await user.click(within(navigation('Tabs')).getByRole('link', { name: 'Blog' }))
  expect(state()).toEqual(closed)
})

test('closes when the link to the page that is open already is followed', async () => {
  const user = await openMenu('/gallery')
  await user.click(within(navigation('Menu')).getByRole('link', { name: 'Gallery' }))
  expect(state()).toEqual(closed)
})

test('stays closed when the visitor comes back to where it was open', async () => {
  const user = await openMenu()
  await user.click(within(navigation('Menu')).getByRole('link', { name: 'Gallery' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(currentIn(navigation('Main'))).toEqual(['Home'])
  expect(state()).toEqual(closed)
})
