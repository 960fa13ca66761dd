import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { takeFormRequest } from '../../../block-library/contract/form-request.ts'
import {
  currentIn,
  linksIn,
  navigation,
  nextFrame,
  renderShell,
  scrollTo,
} from '../../support/render-shell.tsx'

const header = () => screen.getByRole('banner')
const isSolid = () => header().hasAttribute('data-solid')

test('the logo leads home', () => {
  renderShell('/brote')
  const logo = screen.getByRole('link', { name: 'Bäckerei Kornblum home' })
  expect(logo).toHaveAttribute('href', '/')
  expect(header()).toContainElement(logo)
})

test('the large screen’s links have the document’s order, without the pages below', () => {
  renderShell()
  const beneath = new Set([...navigation('Main').querySelectorAll<HTMLElement>('ul ul')].flatMap(linksIn))
  expect(linksIn(navigation('Main')).filter((link) => !beneath.has(link))).toEqual([
    'Brote /brote',
    'Kuchen /kuchen',
    'Backstube /backstube',
    'Neues /neues',
  ])
})

test('each header has its highlighted way to the contact page, which does not ask for the form', () => {
  renderShell()
  const links = within(header()).getAllByRole('link', { hidden: true })
  const buttons = links.filter((link) => link.getAttribute('href') === '/kontakt' && !link.closest('nav'))
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Vorbestellen', 'Bestellen'])
  for (const button of buttons) fireEvent.click(button)
  expect(takeFormRequest()).toBe(false)
})

describe('the active route', () => {
  test.each([
    ['/brote', ['Brote']],
    ['/brote/weissbrot', ['Brote', 'Weißbrot']],
    ['/backstube', ['Backstube']],
    ['/neues/7', ['Neues']],
  ])('%s marks %j, and nothing else', (address, labels) => {
    renderShell(address)
    expect(currentIn(navigation('Main'))).toEqual(labels)
  })

  test.each(['/', '/kontakt', '/broteohnemehl'])('%s marks no link', (address) => {
    renderShell(address)
    expect(currentIn(navigation('Main'))).toEqual([])
  })
})

/*
 * Browsers with scroll-driven animations do this in CSS (tests/site/browser/behaviour.test.ts). jsdom has no such
 * animations.
 */
describe('the background of the header', () => {
  test('is not solid at the top, turns solid past 50 px, and back', async () => {
    renderShell()
    await nextFrame()
    expect(isSolid()).toBe(false)
    await scrollTo(50)
    expect(isSolid()).toBe(false)
    await scrollTo(51)
    expect(isSolid()).toBe(true)
    await scrollTo(50)
    expect(isSolid()).toBe(false)
  })

  test('is solid in the first frame when the page opens further down', async () => {
    vi.stubGlobal('scrollY', 400)
    renderShell()
    await nextFrame()
    expect(isSolid()).toBe(true)
  })
})
