import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { galleryExamples as gallery } from '../../../block-library/gallery/examples.ts'
import { PicturesContext } from '../../../block-library/contract/pictures-context.ts'
import { attachBehaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import { BlockList } from '../../../src/runtime/engine/block-list.tsx'
import { takeConsole } from '../../support/fail-on-console.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'
import { Surroundings } from '../../support/surroundings.tsx'
import { views } from '../../support/views.ts'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const links = () => screen.getAllByRole('link', { name: /^Enlarge: / })
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog')
const shownLarge = () => dialog()?.querySelector('img')?.getAttribute('src')

const link = (index: number) => {
  const chosenLink = links()[index]
  if (!chosenLink) throw new Error(`There is no picture ${index}`)
  return chosenLink
}
/** Renders an example, and waits for the script of the lightbox. */
async function renderAttached(example: Parameters<typeof renderExample>[0]) {
  const rendered = await renderExample(example)
  await vi.dynamicImportSettled()
  return rendered
}

const open = (index: number) => userEvent.click(link(index).querySelector('img') ?? link(index))

/** Renders the default example, whose first picture has the sizes of the build. */
async function renderPrepared() {
  const { shown } = await bindExample(gallery.default)
  const first = { width: 1280, height: 800, file: 'stage-12ab', label: 'Visualisation' }
  const rendered = render(
    <PicturesContext value={{ '/storage/pictures/rental-stage-1.webp': first }}>
      <BlockList views={views} blocks={shown} />
    </PicturesContext>,
    { wrapper: Surroundings },
  )
  await vi.dynamicImportSettled()
  return rendered
}

test('a small picture is at least as wide as its thumb', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(407)
  await renderAttached(gallery.default)
  await open(0)
  expect(dialog()?.querySelector('img')).toHaveStyle({ minWidth: 'min(100%, 407px)' })
})

test('opens as a modal with its caption', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  await renderAttached(gallery.default)
  expect(dialog()).toBeNull()
  await open(5)
  expect(showModal).toHaveBeenCalledOnce()
  expect(dialog()).toHaveAccessibleName('Offices & Boardrooms')
  expect(shownLarge()).toBe('/storage/pictures/boardroom-1.webp')
  expect(dialog()?.querySelector('img')).toHaveAttribute('alt', '')
  expect(dialog()?.querySelector('figcaption')).toHaveTextContent('Offices & Boardrooms')
})

test('buttons and arrow keys show the pictures of the selected category', async () => {
  await renderAttached(gallery.default)
  await press('Offices & Boardrooms')
  await open(0)
  expect(dialog()).toHaveTextContent('1 of 3')
  await press('Next')
  expect(shownLarge()).toBe('/storage/pictures/boardroom-2.webp')
  expect(dialog()).toHaveTextContent('2 of 3')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(dialog()).toHaveTextContent('1 of 3')
  await press('Previous')
  expect(shownLarge()).toBe('/storage/pictures/boardroom-3.webp')
})

test('links to the page of the category', async () => {
  await renderAttached(gallery['a page for a category'])
  await open(0)
  expect(screen.getByRole('link', { name: 'Work for events' })).toHaveAttribute('href', '/about')
  await press('Close')
  await open(5)
  expect(screen.queryByRole('link', { name: 'Work for events' })).toBeNull()
})

test('closes by its button and by a press beside the picture, and not by one on it', async () => {
  await renderAttached(gallery.default)
  await open(0)
  await press('Close')
  expect(dialog()).toBeNull()
  await open(0)
  const picture = dialog()?.querySelector('img')
  if (!picture) throw new Error('The dialog has no picture')
  await userEvent.click(picture)
  const modal = dialog()
  if (!modal) throw new Error('The dialog is closed')
  fireEvent.click(modal)
  expect(dialog()).toBeNull()
})

test('when the platform closes it, as for Escape, the same picture can be opened again', async () => {
  const { container } = await renderAttached(gallery.default)
  await open(0)
  act(() => dialog()?.close())
  expect(container.querySelector('dialog img')).toBeNull()
  await open(0)
  expect(shownLarge()).toBe('/storage/pictures/rental-stage-1.webp')
})

test('each picture links to its own file, a prepared one to its largest variant', async () => {
  await renderPrepared()
  expect(
    links()
      .slice(0, 2)
      .map((each) => each.getAttribute('href')),
  ).toEqual(['/assets/pictures/stage-12ab-1280.webp', '/storage/pictures/rental-stage-2.webp'])
})

test('is offered in all variants, as wide as the dialog, with its label', async () => {
  await renderPrepared()
  await open(0)
  const sources = [...(dialog()?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([
    ['image/avif', 'min(92vw, 80rem)'],
    ['image/webp', 'min(92vw, 80rem)'],
  ])
  expect(dialog()?.querySelector('img')).toHaveAttribute('loading', 'eager')
  expect(dialog()).toHaveTextContent('VisualisationStages & Events')
  expect(link(0).querySelector('img')).toHaveAttribute('loading', 'lazy')
  await press('Close')
  await open(1)
  expect(dialog()?.querySelector('figure')).toHaveTextContent(/^Stages & Events2 of 8$/)
})

test('a large picture that fails is replaced by words', async () => {
  await renderAttached(gallery.default)
  await open(0)
  fireEvent.error(dialog()?.querySelector('img') ?? document)
  expect(dialog()).toHaveTextContent('The picture cannot be loaded')
  takeConsole()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is left to the browser',
  async (how) => {
    await renderAttached(gallery.default)
    const follow = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    window.addEventListener('click', follow, { once: true })
    const click = createEvent.click(link(0), how)
    const prevent = vi.spyOn(click, 'preventDefault')
    fireEvent(link(0), click)
    expect(follow).toHaveBeenCalledOnce()
    expect(prevent).toHaveBeenCalledOnce()
    expect(dialog()).toBeNull()
  },
)

test('reacts once after its behaviour was attached again, and not while detached', async () => {
  const { unmount } = await renderAttached(gallery.default)
  const page = document.body.innerHTML
  unmount()
  document.body.innerHTML = page
  const detach = attachBehaviours(document)
  detach()
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await open(0)
  expect(dialog()).toBeNull()
  const detachAgain = attachBehaviours(document)
  await open(0)
  expect(dialog()?.querySelectorAll('img')).toHaveLength(1)
  detachAgain()
  document.body.replaceChildren()
})
