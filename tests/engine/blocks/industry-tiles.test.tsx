import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { industryTilesExamples as tiles } from '../../../block-library/industry-tiles/examples.ts'
import { renderExample } from '../../support/render-example.tsx'
import { takeConsole } from '../../support/fail-on-console.ts'

const shown = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const tile = (name: string) => screen.getByRole('link', { name })
const icons = (name: string) =>
  [...tile(name).querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('leads to each industry by the key rule, and to all of them by its button', async () => {
  const known = [{ title: 'Education', key: 'EducationAndInstitutions' }]
  const links = { root: '/industry', keys: 'joined' as const, known }
  await renderExample({ ...tiles.default, block: { ...tiles.default.block, links } })
  expect(shown()).toEqual([
    ['Events and Exhibitions', '/industry/EventsAndExhibitions'],
    ['Manufacturing Factories', '/industry/ManufacturingFactories'],
    ['Education', '/industry/EducationAndInstitutions'],
    ['Transport and Public Venues', '/industry/TransportAndPublicVenues'],
    ['Hotels and Hospitalities', '/industry/HotelsAndHospitalities'],
    ['Government and Public Spaces', '/industry/GovernmentAndPublicSpaces'],
    ['Retail Environments', '/industry/RetailEnvironments'],
    ['Corporate Office', '/industry/CorporateOffice'],
    ['See all Solutions for Your Industry', '/industry'],
  ])
})

test('has the icon, and the picture that the pointer, focus or a screen without a pointer shows', async () => {
  await renderExample(tiles.default)
  expect(icons('Education')).toEqual(['/storage/icons/education.svg', '/storage/pictures/auditorium-1.webp'])
  const lit = tile('Education').querySelectorAll('img')[1]
  if (!lit) throw new Error('The tile has no picture for the pointer')
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const classes = [...lit.classList].map((name) => `.${name}`)
  const hover = rules.filter(
    (rule) => /:hover|:focus-visible/.test(rule) && classes.some((name) => rule.includes(name)),
  )
  expect(getComputedStyle(lit).opacity).toBe('0')
  expect(hover.join(' ')).toMatch(/:hover.*:focus-visible.*opacity: 1/)
  const touch = rules.filter((rule) => rule.includes('(hover: none)') && rule.includes('opacity: 1'))
  expect(touch.filter((rule) => classes.some((name) => rule.includes(name)))).not.toEqual([])
})

test('one picture serves as both icons, and is replaced by the first letter if it fails', async () => {
  await renderExample(tiles['one picture each'])
  expect(icons('Education')).toEqual(['/storage/icons/education.svg'])
  const icon = tile('Education').querySelector('img')
  if (!icon) throw new Error('The tile has no icon')
  fireEvent.error(icon)
  expect(icons('Education')).toEqual([])
  expect(tile('Education').querySelector('[aria-hidden]')).toHaveTextContent(/^E$/)
  takeConsole()
})

test('without an icon a circle shows the first letter, hidden from screen readers', async () => {
  const { container } = await renderExample(tiles['items without a picture'])
  expect(container.querySelector('img')).toBeNull()
  const letters = [...container.querySelectorAll('a > [aria-hidden]')]
    .slice(0, 3)
    .map((icon) => icon.textContent)
  expect(letters).toEqual(['E', 'M', 'E'])
  expect(tile('Corporate Office').querySelector('[aria-hidden]')).toHaveTextContent(/^C$/)
})

test('a tile without a title has the default title, or the page’s', async () => {
  const { unmount } = await renderExample(tiles.shortest)
  expect(tile('Industry Solution')).toBeVisible()
  unmount()
  await renderExample(tiles['title of the page where the service has none'])
  expect(tile('Another sector')).toBeVisible()
})

test('a tile without a title leads to the index, in its one spelling', async () => {
  await renderExample(tiles.shortest)
  expect(tile('Industry Solution')).toHaveAttribute('href', '/industry')
})
