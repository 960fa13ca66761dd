import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { featureAccordionExamples as list } from '../../block-library/feature-accordion/examples.ts'
import { keepUnits } from '../../schemas/shared/keep-units.ts'
import { bindExample, renderExample } from '../support/render-example.tsx'

const names = ['Even colour', 'Steady on camera', 'Sealed for monsoon']
const texts = [
  'Cabinets are measured and corrected at the factory. Ask for the report.',
  keepUnits('Specify 3,840 Hz wherever people film. Ask for the report.'),
  'IP65 at the front, IP54 at the rear. Ask for the report.',
]
const button = (name: string) => screen.getByRole('button', { name })
const openOnes = () => screen.queryAllByRole('button', { expanded: true }).map((open) => open.textContent)
/** The descriptions that can be seen: `hidden` takes the others out. */
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('li > div')]
    .filter((more) => !more.hasAttribute('hidden'))
    .map((more) => more.textContent)

test('lists every feature, with the first one open', async () => {
  const { container } = await renderExample(list.default)
  expect(screen.getAllByRole('button').map((name) => name.textContent)).toEqual(names)
  expect(openOnes()).toEqual(['Even colour'])
  expect(shown(container)).toEqual([texts[0]])
})

test('the mouse opens what it is over, one at a time', async () => {
  const { container } = await renderExample(list.default)
  const user = userEvent.setup()
  await user.hover(button('Sealed for monsoon'))
  expect(openOnes()).toEqual(['Sealed for monsoon'])
  expect(shown(container)).toEqual([texts[2]])
  await user.hover(button('Steady on camera'))
  expect(openOnes()).toEqual(['Steady on camera'])
  expect(shown(container)).toEqual([texts[1]])
})

test('what was opened stays open when the mouse leaves', async () => {
  await renderExample(list.default)
  const user = userEvent.setup()
  await user.hover(button('Steady on camera'))
  await user.hover(document.body)
  expect(openOnes()).toEqual(['Steady on camera'])
})

test('a finger that passes over opens nothing, its press does', async () => {
  await renderExample(list.default)
  const user = userEvent.setup()
  const target = button('Steady on camera')
  await user.pointer({ keys: '[TouchA>]', target })
  expect(openOnes()).toEqual(['Even colour'])
  await user.pointer({ keys: '[/TouchA]', target })
  expect(openOnes()).toEqual(['Steady on camera'])
})

test.each(['{Enter}', ' '])('the keyboard opens it with %j', async (key) => {
  await renderExample(list.default)
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  expect(button('Steady on camera')).toHaveFocus()
  expect(openOnes()).toEqual(['Even colour'])
  await user.keyboard(key)
  expect(openOnes()).toEqual(['Steady on camera'])
})

test('shows rich text as such, and the plain one where there is no other', async () => {
  const { container, unmount } = await renderExample(list.default)
  expect(container.querySelector('strong')).toHaveTextContent('Ask for the report.')
  expect(screen.queryByText(/\(plain\)/)).toBeNull()
  unmount()
  const again = await renderExample(list['plain text'])
  expect(shown(again.container)).toEqual(['Cabinets are measured and corrected at the factory. (plain)'])
})

test.each([
  ['default', '/storage/pictures/colour-1.webp'],
  ['picture on a later item', '/storage/pictures/rain-1.webp'],
  ['picture without a title', '/storage/pictures/colour-2.webp'],
])('%s: the first picture stands at the side', async (name, src) => {
  const { container } = await renderExample(list[name])
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual([src])
})

test('an item without a title is no feature', async () => {
  await renderExample(list['picture without a title'])
  expect(screen.getAllByRole('button').map((name) => name.textContent)).toEqual(names.slice(1))
})

test('without pictures the list stands alone', async () => {
  const { container } = await renderExample(list['without pictures'])
  expect(container.querySelector('img')).toBeNull()
})

test('is not shown where no item has a title', async () => {
  const { shown: blocks } = await bindExample({
    block: list.default.block,
    sections: [{ section: 'example_section5', images: [{ image: 'pictures/colour-1.webp' }] }],
  })
  expect(blocks).toEqual([])
})

test('what lies under a resting pointer is open once the page comes to life', async () => {
  const matches = Element.prototype.matches
  const resting = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector,
  ) {
    if (selector === ':hover') return this.textContent.startsWith('Sealed for monsoon')
    return matches.call(this, selector)
  })
  await renderExample(list.default)
  resting.mockRestore()
  expect(openOnes()).toEqual(['Sealed for monsoon'])
})
