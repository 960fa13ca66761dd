import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attachBehaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import { leftOutBelow, withSubmenus } from '../../../src/site/config/submenus.ts'
import { detailsOf, leavePage, linksIn, pagesIn, renderShell, summary } from '../../support/render-shell.tsx'
import { siteConfig } from '../../support/fixture-site.ts'

const toggle = (label: string) => summary(`${label} menu`)
const place = (label: string) => toggle(label).closest('li') ?? document.body
const panel = (label: string) => toggle(label).nextElementSibling ?? document.body
const isOpen = (label: string) => {
  const { open } = detailsOf(`${label} menu`)
  expect(getComputedStyle(panel(label)).display !== 'none').toBe(open)
  return open
}

test.each([
  ['Products', 'products', ['Screen planner /screen-planner', 'Compare products /compare-products']],
  ['Industry', 'industry', []],
] as const)('%s lists every page of its configs, and still links its own page', (label, folder, tools) => {
  renderShell()
  expect(pagesIn(folder).length).toBeGreaterThanOrEqual(8)
  expect(linksIn(place(label)).slice(1)).toEqual([...pagesIn(folder), ...tools])
  expect(linksIn(place(label))[0]).toBe(`${label} /${folder}`)
})

test('an added page is listed automatically, a page with noindex is not', () => {
  const model = siteConfig.pages.find(({ path }) => path.startsWith('/products/'))
  if (!model) throw new Error('There is no product')
  const page = { ...model.page, title: 'A tenth product' }
  const added = [
    { ...model, path: '/products/tenth', page },
    { ...model, path: '/products/hidden', page: { ...page, noindex: true } },
    { ...model, path: '/products/:any', page },
  ]
  const { headerLinks } = withSubmenus(siteConfig.site, [...siteConfig.pages, ...added])
  const linksOf = (address: string) => headerLinks.find(({ to }) => to === address)?.links ?? []
  expect(linksOf('/products')).toHaveLength(pagesIn('products').length + 1)
  expect(linksOf('/products')[0]).toEqual({ label: 'A tenth product', to: '/products/tenth' })
  expect(linksOf('/about')).toEqual([])
})

test('lists the first 24 pages, and the author sees which are missing', () => {
  const { language } = siteConfig.site
  expect(leftOutBelow('/products', siteConfig.pages, language)).toEqual([])
  const model = siteConfig.pages.find(({ path }) => path.startsWith('/products/'))
  if (!model) throw new Error('There is no product')
  const added = Array.from({ length: 20 }, (_, k) => {
    const title = `Z ${String.fromCodePoint(65 + k)}`
    return { ...model, path: `/products/z${k + 1}`, page: { ...model.page, title } }
  })
  const pages = [...siteConfig.pages, ...added]
  const products = withSubmenus(siteConfig.site, pages).headerLinks.find(({ to }) => to === '/products')
  // Without the planner and the comparison, which have other addresses.
  expect(products?.links.filter(({ to }) => to.startsWith('/products/'))).toHaveLength(24)
  const own = siteConfig.pages.filter(({ path }) => path.startsWith('/products/'))
  const out = added.slice(24 - own.length).map(({ path }) => path)
  expect(leftOutBelow('/products', pages, language).map(({ to }) => to)).toEqual(out)
})

test('its summary opens and closes it; opening another closes it', () => {
  renderShell()
  fireEvent.click(toggle('Products'))
  expect(isOpen('Products')).toBe(true)
  fireEvent.click(toggle('Products'))
  expect(isOpen('Products')).toBe(false)
  fireEvent.click(toggle('Products'))
  fireEvent.pointerDown(toggle('Industry'))
  expect(isOpen('Products')).toBe(false)
  // The browser closes other `details` of the same name, also after a press or a script.
  expect(toggle('Industry').closest('details')).toHaveAttribute('name', 'submenu')
  expect(toggle('Products').closest('details')).toHaveAttribute('name', 'submenu')
})

test('a press of the mouse that opened it leaves it open; a key closes it', async () => {
  renderShell()
  await userEvent.click(toggle('Products'))
  expect(isOpen('Products')).toBe(true)
  fireEvent.click(toggle('Products'))
  expect(isOpen('Products')).toBe(false)
})

test('a finger opens and closes it', async () => {
  renderShell()
  await userEvent.pointer({ keys: '[TouchA]', target: toggle('Products') })
  expect(isOpen('Products')).toBe(true)
  await userEvent.pointer({ keys: '[TouchA]', target: toggle('Products') })
  expect(isOpen('Products')).toBe(false)
})

test('a mouse that rests on it before the script opens it', () => {
  renderShell()
  vi.spyOn(place('Industry'), 'matches').mockReturnValue(true)
  const detach = attachBehaviours(document)
  onTestFinished(detach)
  expect([isOpen('Industry'), isOpen('Products')]).toEqual([true, false])
})

test('a mouse upon it opens it, a finger that passes does not', () => {
  renderShell()
  fireEvent.pointerEnter(place('Products'), { pointerType: 'touch' })
  expect(isOpen('Products')).toBe(false)
  fireEvent.pointerEnter(place('Products'), { pointerType: 'mouse' })
  expect(isOpen('Products')).toBe(true)
  fireEvent.pointerLeave(place('Products'), { pointerType: 'mouse' })
  expect(isOpen('Products')).toBe(false)
})

test('Escape closes it, and the focus that was in it goes to its summary; a focus elsewhere stays', () => {
  renderShell()
  fireEvent.pointerEnter(place('Products'), { pointerType: 'mouse' })
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  fireEvent.pointerEnter(place('Products'), { pointerType: 'mouse' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen('Products')).toBe(false)
  expect(toggle('Products')).not.toHaveFocus()
  fireEvent.click(toggle('Products'))
  within(place('Products')).getByRole('link', { name: 'LED Standee Display', hidden: true }).focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen('Products')).toBe(false)
  expect(toggle('Products')).toHaveFocus()
})

test('closes when the focus leaves it, and when the page is left', () => {
  renderShell()
  fireEvent.click(toggle('Products'))
  fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(isOpen('Products')).toBe(false)
  fireEvent.click(toggle('Products'))
  leavePage()
  expect(isOpen('Products')).toBe(false)
})

test('opens by a press without a script', () => {
  const { container } = renderShell()
  const copy = container.cloneNode(true)
  cleanup()
  document.body.append(copy)
  onTestFinished(() => document.body.replaceChildren())
  fireEvent.click(toggle('Products'))
  expect(isOpen('Products')).toBe(true)
  fireEvent.pointerLeave(place('Products'), { pointerType: 'mouse' })
  expect(isOpen('Products')).toBe(true)
})
