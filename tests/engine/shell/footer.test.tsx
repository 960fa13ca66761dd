import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { linksIn, navigation, renderShell } from '../../support/render-shell.tsx'
import { site } from '../../support/bakery.ts'

beforeEach(() => void renderShell())

const footer = () => within(screen.getByRole('contentinfo'))

test('describes the company, and has its headings, links and cities in order', () => {
  expect(footer().getByText('Brot braucht drei Dinge: Korn, Wasser und Zeit.')).toBeVisible()
  const headings = footer().getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Seiten',
    'So finden Sie uns',
    'Bilder vom Morgen',
  ])
  expect(linksIn(navigation('Seiten'))).toEqual([
    'Brote /brote',
    'Kuchen /kuchen',
    'Backstube /backstube',
    'Neues /neues',
    'Kontakt /kontakt',
  ])
  const cities = screen.getByRole('contentinfo').textContent.match(/Freiburg|Emmendingen/g)
  expect(cities).toEqual(['Freiburg', 'Emmendingen'])
})

test('links telephone, e-mail address and parent company, and a social network without an opener', () => {
  const phone = footer().getByRole('link', { name: '+49 761 5550142' })
  expect(phone).toHaveAttribute('href', 'tel:+497615550142')
  const email = footer().getByRole('link', { name: 'brot@kornblum.example' })
  expect(email).toHaveAttribute('href', 'mailto:brot@kornblum.example')
  const link = footer().getByRole('link', { name: /^Kornblum auf Instagram\b.*new tab/ })
  expect(link).toHaveAttribute('href', 'https://social.example/kornblum')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const parent = footer().getByRole('link', { name: 'Mühle am Bach' })
  expect(parent).toHaveAttribute('href', 'https://muehle.example')
  expect(parent.parentElement).toHaveTextContent(/^© 2026 Bäckerei Kornblum\b.*Mühle am Bach/)
})

test('shows only facts of the company that are set', () => {
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/GSTIN|undefined|·/)
  cleanup()
  const before = { ...site.company }
  onTestFinished(() => {
    site.company = before
  })
  site.company = {
    ...before,
    facts: [
      { label: 'GSTIN', value: '33ABCDE1234F1Z5' },
      { label: 'Warranty', value: 'two years on parts' },
    ],
    hours: 'Monday to Saturday, 9.30 to 18.30',
  }
  renderShell()
  expect(footer().getByText('Monday to Saturday, 9.30 to 18.30')).toBeVisible()
  expect(footer().getByText('GSTIN 33ABCDE1234F1Z5 · Warranty two years on parts')).toBeVisible()
})

test('lists places with a telephone or hours of their own', () => {
  const { places } = site.company
  onTestFinished(() => void Object.assign(site.company, { places }))
  const at = { city: 'Freiburg', street: 'Gerberau 12' }
  Object.assign(site.company, {
    places: [{ ...at, name: 'Laden', phone: '+49 761 5550143', hours: 'Mo bis Fr' }, at],
  })
  cleanup()
  renderShell()
  const [place, ...others] = footer().getAllByText(/Laden|Gerberau/)
  expect(place).toHaveTextContent(/^Laden\s*Mo bis Fr\s*\+49 761 5550143$/)
  expect(others).toEqual([])
})
