import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { titleListExamples as showcase } from '../../../block-library/showcase/title-list-examples.ts'
import { renderExample } from '../../support/render-example.tsx'

const chosen = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)
const figure = () => screen.getByRole('figure')
const picture = () => figure().querySelector('img')?.getAttribute('src')

test('lists every title and holds all figures, of which a click shows one', async () => {
  const { container } = await renderExample(showcase.default)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Lobby',
    'Boardroom',
    'Town hall',
  ])
  expect(chosen()).toEqual(['Lobby'])
  expect(picture()).toBe('/storage/pictures/office-lobby-1.webp')
  expect(figure()).toHaveTextContent('P2.5 behind the reception, seen from the door.')
  const figures = [...container.querySelectorAll('figure')]
  const pictures = figures.map((each) => each.querySelector('img'))
  expect(pictures.map((image) => image?.getAttribute('src'))).toEqual([
    '/storage/pictures/office-lobby-1.webp',
    '/storage/pictures/boardroom-2.webp',
    '/storage/pictures/townhall-office-1.webp',
  ])
  expect(pictures.map((image) => image?.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy'])
  const visibilities = () => figures.map((each) => getComputedStyle(each).visibility)
  expect(visibilities()).toEqual(['visible', 'hidden', 'hidden'])
  await userEvent.click(screen.getByRole('button', { name: 'Boardroom' }))
  expect(visibilities()).toEqual(['hidden', 'visible', 'hidden'])
  await userEvent.click(screen.getByRole('button', { name: 'Town hall' }))
  expect(chosen()).toEqual(['Town hall'])
  expect(picture()).toBe('/storage/pictures/townhall-office-1.webp')
  expect(figure()).toHaveTextContent('P2.5 for meetings of all staff')
  expect(figure()).not.toHaveTextContent('P2.5 behind the reception')
})

test('reserves no space for words if no picture has any', async () => {
  const { unmount } = await renderExample(showcase.default)
  expect(figure().querySelector('figcaption')).toBeVisible()
  unmount()
  await renderExample(showcase.shortest)
  expect(figure().querySelector('figcaption')).toBeNull()
})
