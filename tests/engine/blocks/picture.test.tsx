import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PictureLabel } from '../../../block-library/parts/picture-label.tsx'
import { Initial } from '../../../block-library/parts/initial.tsx'
import { Picture } from '../../../block-library/parts/picture.tsx'
import type { PictureSource, PreparedPicture } from '../../../block-library/contract/picture-variants.ts'
import { PicturesContext, PreloadContext } from '../../../block-library/contract/pictures-context.ts'
import { htmlRules } from '../../../src/author/commands/check/html-rules.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { Surroundings } from '../../support/surroundings.tsx'

const src = '/storage/pictures/hall.webp'
const hall = { width: 1280, height: 800, file: 'hall-12ab', placeholder: '#112,#456,#112' }

interface Options {
  picture?: PreparedPicture
  portrait?: string
}

function draw({ picture, ...props }: Options) {
  render(
    <PicturesContext value={picture ? { [src]: picture } : {}}>
      <Picture src={src} alt="A hall" sizes="50vw" {...props} />
    </PicturesContext>,
    { wrapper: Surroundings },
  )
}

const events = watchEvents()

const image = () => screen.getByRole('img', { name: 'A hall' })
/** Returns the value of a custom property that the picture's style uses. */
const value = (name: string) => getComputedStyle(image()).getPropertyValue(name)
const sources = () => [...document.querySelectorAll('source')]

test('a picture unknown to the build is shown unchanged', () => {
  draw({})
  expect(image()).toHaveAttribute('src', src)
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).not.toHaveAttribute('width')
  expect(sources()).toEqual([])
})

test('a prepared one offers AVIF before WebP, its own size, its colours, and is cut around its middle', () => {
  draw({ picture: hall })
  expect(sources().map(({ type, sizes, srcset }) => ({ type, sizes, srcset }))).toEqual(
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      sizes: '50vw',
      srcset: [320, 480, 768, 1280]
        .map((width) => `/assets/pictures/hall-12ab-${width}.${format} ${width}w`)
        .join(', '),
    })),
  )
  expect(image()).toHaveAttribute('src', src)
  expect(image()).toHaveAttribute('width', '1280')
  expect(image()).toHaveAttribute('height', '800')
  expect(image()).not.toHaveAttribute('style')
  expect(value('--placeholder')).toBe('#112,#456,#112')
  expect(value('background')).toBe('linear-gradient(var(--placeholder))')
  expect(value('--focus')).toBe('')
})

test('a drawing has a size and no variants', () => {
  draw({ picture: { width: 24, height: 24 } })
  expect(image()).toHaveAttribute('width', '24')
  expect(sources()).toEqual([])
})

test('a phone is offered the portrait crop first, where the block can use one', () => {
  draw({ picture: { ...hall, portrait: 640 }, portrait: '57vh' })
  expect(sources().map(({ media, type, sizes }) => [media, type, sizes])).toEqual([
    ['(max-width: 30rem)', 'image/avif', '57vh'],
    ['(max-width: 30rem)', 'image/webp', '57vh'],
    ['(min-width: 30.01rem)', 'image/avif', '50vw'],
    ['(min-width: 30.01rem)', 'image/webp', '50vw'],
  ])
  expect(sources()[0]?.srcset).toContain('/assets/pictures/hall-12ab-portrait-640.avif 640w')
})

test('a block that cannot use the portrait crop does not offer it', () => {
  draw({ picture: { ...hall, portrait: 640 } })
  expect(sources()).toHaveLength(2)
})

test('the first picture of a page is preloaded in the head', () => {
  const announced: PictureSource[] = []
  render(
    <PreloadContext value={(these) => announced.push(...these)}>
      <PicturesContext value={{ [src]: { ...hall, portrait: 640 } }}>
        <Picture src={src} alt="A hall" sizes="50vw" portrait="57vh" eager />
        <Picture src={src} alt="" sizes="50vw" />
      </PicturesContext>
    </PreloadContext>,
    { wrapper: Surroundings },
  )
  const [first] = document.querySelectorAll('picture')
  const offered = [...(first?.querySelectorAll('source') ?? [])]
  expect(announced.map(({ srcSet }) => srcSet)).toEqual(offered.map(({ srcset }) => srcset))
  expect(announced).toHaveLength(4)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

test('if a variant fails, the original picture is tried before words, which are valid HTML', async () => {
  draw({ picture: hall })
  fireEvent.error(image())
  expect(sources()).toEqual([])
  expect(image()).toHaveAttribute('src', src)
  fireEvent.error(image())
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('The picture is missing')).toBeVisible()
  const failure = { kind: 'picture-failed', src }
  expect(events).toEqual([failure, failure])
  expect(document.querySelector('picture')).toBeNull()
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))
  const { results } = await validator.validateString(document.body.innerHTML)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  takeConsole()
})

test('a crop keeps the focus in sight', () => {
  draw({ picture: { ...hall, focus: '20% 70%' } })
  expect(value('--focus')).toBe('20% 70%')
  expect(value('object-position')).toBe('var(--focus)')
  expect(value('--placeholder')).toBe('#112,#456,#112')
})

test('a visualisation that could pass for a finished job is labelled, a photograph is not', () => {
  render(
    <PicturesContext value={{ [src]: { ...hall, label: 'Visualisation' }, other: hall }}>
      <PictureLabel src={src} />
      <PictureLabel src="other" />
      <PictureLabel src={undefined} />
    </PicturesContext>,
  )
  expect(document.body).toHaveTextContent(/^Visualisation$/)
})

test('says that a picture is missing where the service sent none', () => {
  render(<Picture src={undefined} alt="" sizes="50vw" />, { wrapper: Surroundings })
  expect(screen.getByText('No image available')).toBeVisible()
})

test('a main picture that fails is reported as not available', () => {
  render(<Picture src={src} alt="A hall" sizes="50vw" lost="lostPicture" />, { wrapper: Surroundings })
  fireEvent.error(image())
  expect(screen.getByText('The picture cannot be loaded')).toBeVisible()
  takeConsole()
})

test.each([
  ['hall', 'H'],
  ['𝒳igi', '𝒳'],
  ['கிளி', 'கி'],
  ['', ''],
])('the first letter of %j is %j', (title, letter) => {
  const { container } = render(<Initial of={title} />)
  expect(container.textContent).toBe(letter)
})
