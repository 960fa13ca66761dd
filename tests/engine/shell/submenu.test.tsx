import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attachBehaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import { withSubmenus } from '../../../src/site/config/submenus.ts'
import { detailsOf, linksIn, pagesIn, renderShell, summary } from '../../support/render-shell.tsx'
import { bakery } from '../../support/bakery.ts'

const toggle = (label: string) => summary(`${label} menu`)
const place = (label: string) => toggle(label).closest('li') ?? document.body
const panel = (label: string) => toggle(label).nextElementSibling ?? document.body
const isOpen = (label: string) => {
  const { open } = detailsOf(`${label} menu`)
  expect(getComputedStyle(panel(label)).display !== 'none').toBe(open)
  return open
}

test('a menu lists every page of its configs, and still links its own page', () => {
  renderShell()
  expect(linksIn(place('Brote'))).toEqual(['Brote /brote', ...pagesIn('brote'), 'Vergleich /vergleich'])
})

test('an added page is listed automatically; a page with noindex and one a step further below are not', () => {
  const model = bakery.pages.find(({ path }) => path.startsWith('/brote/'))
  if (!model) throw new Error('There is no bread')
  const page = { ...model.page, title: 'A fourth bread' }
  const added = [
    { ...model, path: '/brote/fourth', page },
    { ...model, path: '/brote/hidden', page: { ...page, noindex: true } },
    { ...model, path: '/brote/:any', page },
    { ...model, path: '/brote/fourth/recipe', page },
  ]
  const { headerLinks } = withSubmenus(bakery.site, [...bakery.pages, ...added])
  const linksOf = (address: string) => headerLinks.find(({ to }) => to === address)?.links ?? []
  expect(linksOf('/brote')).toHaveLength(pagesIn('brote').length + 1)
  expect(linksOf('/brote')[0]).toMatchObject({ label: 'A fourth bread', to: '/brote/fourth' })
  expect(linksOf('/neues')).toEqual([])
})

test('a listed page has the first fact of its hero', () => {
  const model = bakery.pages.find(({ path }) => path.startsWith('/brote/'))
  if (!model) throw new Error('There is no bread')
  const factOf = (label: string) => {
    const facts = [
      { value: '4 kg', label },
      { value: '2', label: 'layers' },
    ]
    const blocks = model.page.blocks.map((block) => (block.type === 'hero' ? { ...block, facts } : block))
    const { headerLinks } = withSubmenus(bakery.site, [{ ...model, page: { ...model.page, blocks } }])
    return headerLinks.find(({ to }) => to === '/brote')?.links[0]?.fact
  }
  expect(factOf('weight')).toEqual({ value: '4 kg', label: 'weight' })
})

test('the pages that a menu names come first, in its order', () => {
  const first = ['/brote/weissbrot', '/brote/dinkelvollkornbrot']
  const menus = bakery.site.headerLinks.map((link) => ({ ...link, first }))
  const { headerLinks } = withSubmenus({ ...bakery.site, headerLinks: menus }, bakery.pages)
  const breads = headerLinks.find(({ to }) => to === '/brote')?.links.map(({ to }) => to)
  expect(breads?.slice(0, 2)).toEqual(first)
  expect(breads).toHaveLength(pagesIn('brote').length)
})

test('lists the first 24 pages', () => {
  const model = bakery.pages.find(({ path }) => path.startsWith('/brote/'))
  if (!model) throw new Error('There is no bread')
  const added = Array.from({ length: 25 }, (_, k) => {
    const title = `Z ${String.fromCodePoint(65 + k)}`
    return { ...model, path: `/brote/z${k + 1}`, page: { ...model.page, title } }
  })
  const pages = [...bakery.pages, ...added]
  const breads = withSubmenus(bakery.site, pages).headerLinks.find(({ to }) => to === '/brote')
  expect(breads?.links).toHaveLength(24)
})

test('its summary opens and closes it; opening another closes it', () => {
  renderShell()
  fireEvent.click(toggle('Brote'))
  expect(isOpen('Brote')).toBe(true)
  fireEvent.click(toggle('Brote'))
  expect(isOpen('Brote')).toBe(false)
  fireEvent.click(toggle('Brote'))
  fireEvent.pointerDown(toggle('Kuchen'))
  expect(isOpen('Brote')).toBe(false)
  // The browser closes other `details` of the same name, also after a press or a script.
  expect(toggle('Kuchen').closest('details')).toHaveAttribute('name', 'submenu')
  expect(toggle('Brote').closest('details')).toHaveAttribute('name', 'submenu')
})

test('a press of the mouse that opened it leaves it open; a key closes it', async () => {
  renderShell()
  await userEvent.click(toggle('Brote'))
  expect(isOpen('Brote')).toBe(true)
  fireEvent.click(toggle('Brote'))
  expect(isOpen('Brote')).toBe(false)
})

test('a finger opens and closes it', async () => {
  renderShell()
  await userEvent.pointer({ keys: '[TouchA]', target: toggle('Brote') })
  expect(isOpen('Brote')).toBe(true)
  await userEvent.pointer({ keys: '[TouchA]', target: toggle('Brote') })
  expect(isOpen('Brote')).toBe(false)
})

test('a mouse that rests on it before the script opens it', () => {
  renderShell()
  vi.spyOn(place('Kuchen'), 'matches').mockReturnValue(true)
  const detach = attachBehaviours(document)
  onTestFinished(detach)
  expect([isOpen('Kuchen'), isOpen('Brote')]).toEqual([true, false])
})

test('a mouse upon it opens it, a finger that passes does not', () => {
  renderShell()
  fireEvent.pointerEnter(place('Brote'), { pointerType: 'touch' })
  expect(isOpen('Brote')).toBe(false)
  fireEvent.pointerEnter(place('Brote'), { pointerType: 'mouse' })
  expect(isOpen('Brote')).toBe(true)
  fireEvent.pointerLeave(place('Brote'), { pointerType: 'mouse' })
  expect(isOpen('Brote')).toBe(false)
})

test('Escape closes it, and the focus that was in it goes to its summary; a focus elsewhere stays', () => {
  renderShell()
  fireEvent.pointerEnter(place('Brote'), { pointerType: 'mouse' })
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  fireEvent.pointerEnter(place('Brote'), { pointerType: 'mouse' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen('Brote')).toBe(false)
  expect(toggle('Brote')).not.toHaveFocus()
  fireEvent.click(toggle('Brote'))
  within(place('Brote'))
    .getByRole('link', { name: /^Weißbrot/, hidden: true })
    .focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen('Brote')).toBe(false)
  expect(toggle('Brote')).toHaveFocus()
})
