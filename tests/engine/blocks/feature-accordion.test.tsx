import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { featureAccordionExamples as list } from '../../../block-library/feature-accordion/examples.ts'
import { attach } from '../../../block-library/feature-accordion/feature-list.behaviour.ts'
import { BlockList } from '../../../src/runtime/engine/block-list.tsx'
import { Surroundings } from '../../support/surroundings.tsx'
import { views } from '../../support/views.ts'
import { keepUnits } from '../../../schemas/shared/keep-units.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'

const names = ['Even colour', 'Steady on camera', 'Sealed for monsoon']
const texts = [
  'Parts are measured and corrected at the factory. Ask for the report.',
  keepUnits('Specify 3,840 Hz wherever people film. Ask for the report.'),
  'No water at the front, none at the rear. Ask for the report.',
]
const summaries = () => [...document.querySelectorAll('summary')]
function summary(name: string) {
  const match = summaries().find(({ textContent }) => textContent === name)
  if (!match) throw new Error(`There is no feature "${name}"`)
  return match
}
const openOnes = () =>
  summaries()
    .filter(({ parentElement }) => parentElement?.hasAttribute('open'))
    .map(({ textContent }) => textContent)
/** Returns the visible descriptions. */
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open] > div')].map((more) => more.textContent)

test('lists every feature, with the first one open', async () => {
  const { container } = await renderExample(list.default)
  expect(summaries().map((name) => name.textContent)).toEqual(names)
  expect(openOnes()).toEqual(['Even colour'])
  expect(shown(container)).toEqual([texts[0]])
})

test('each list is a group of its own, so that one feature at a time is open without a script too', async () => {
  const { shown: blocks } = await bindExample(list.default)
  const { container } = render(
    <Surroundings>
      <BlockList views={views} blocks={blocks} />
      <BlockList views={views} blocks={blocks} />
    </Surroundings>,
  )
  const groups = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'))
  expect(groups).toHaveLength(6)
  expect(new Set(groups.slice(0, 3)).size).toBe(1)
  expect(new Set(groups).size).toBe(2)
})

test('the mouse opens the feature under it, one at a time', async () => {
  const { container } = await renderExample(list.default)
  const user = userEvent.setup()
  await user.hover(summary('Sealed for monsoon'))
  expect(openOnes()).toEqual(['Sealed for monsoon'])
  expect(shown(container)).toEqual([texts[2]])
  await user.hover(summary('Steady on camera'))
  expect(openOnes()).toEqual(['Steady on camera'])
  expect(shown(container)).toEqual([texts[1]])
})

test('an opened feature stays open when the mouse leaves', async () => {
  await renderExample(list.default)
  const user = userEvent.setup()
  await user.hover(summary('Steady on camera'))
  await user.hover(document.body)
  expect(openOnes()).toEqual(['Steady on camera'])
})

test('a finger opens a feature by a press, not by passing over it', async () => {
  await renderExample(list.default)
  const user = userEvent.setup()
  const target = summary('Steady on camera')
  await user.pointer({ keys: '[TouchA>]', target })
  expect(openOnes()).toEqual(['Even colour'])
  await user.pointer({ keys: '[/TouchA]', target })
  expect(openOnes()).toEqual(['Steady on camera'])
})

test('a detached list answers no more, and answers once it is attached again', async () => {
  const { container } = await renderExample(list.default)
  const element = container.querySelector<HTMLElement>('[data-behaviour="feature-list"]')
  if (!element) throw new Error('There is no list')
  cleanup()
  document.body.append(element)
  const user = userEvent.setup()
  await user.hover(summary('Steady on camera'))
  expect(openOnes()).toEqual(['Even colour'])
  const detach = attach(element)
  await user.hover(summary('Sealed for monsoon'))
  expect(openOnes()).toEqual(['Sealed for monsoon'])
  detach()
  await user.hover(summary('Even colour'))
  expect(openOnes()).toEqual(['Sealed for monsoon'])
  element.remove()
})

test('the keyboard reaches each feature, and opens it', async () => {
  await renderExample(list.default)
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  expect(summary('Steady on camera')).toHaveFocus()
  expect(openOnes()).toEqual(['Even colour'])
  // A browser sends a click for Enter and Space. jsdom does not.
  fireEvent.click(summary('Steady on camera'), { detail: 0 })
  expect(openOnes()).toEqual(['Steady on camera'])
})

test('shows rich text as HTML, or else the plain text', async () => {
  const { container, unmount } = await renderExample(list.default)
  expect(container.querySelector('strong')).toHaveTextContent('Ask for the report.')
  expect(screen.queryByText(/\(plain\)/)).toBeNull()
  unmount()
  const again = await renderExample(list['plain text'])
  expect(shown(again.container)).toEqual(['Parts are measured and corrected at the factory. (plain)'])
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

test('each feature may have a picture', async () => {
  const { container } = await renderExample(list['a picture of each'])
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual(['colour-1', 'colour-2', 'rain-1'].map((name) => `/storage/pictures/${name}.webp`))
})

test('an item without a title is no feature', async () => {
  await renderExample(list['picture without a title'])
  expect(summaries().map((name) => name.textContent)).toEqual(names.slice(1))
})

test('without pictures the list stands alone', async () => {
  const { container } = await renderExample(list['items without a picture'])
  expect(container.querySelector('img')).toBeNull()
})

test('the feature under a resting pointer opens when the behaviour is attached', async () => {
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':hover') return this.textContent.startsWith('Sealed for monsoon')
    return matches.call(this, selector)
  })
  await renderExample(list.default)
  expect(openOnes()).toEqual(['Sealed for monsoon'])
})
