import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { linksIn, navigation, renderShell } from '../../support/render-shell.tsx'
import { site } from '../../support/fixture-site.ts'

beforeEach(() => void renderShell())

const footer = () => within(screen.getByRole('contentinfo'))

test('describes the company', () => {
  expect(
    footer().getByText('Transforming spaces with innovative LED display solutions for businesses worldwide.'),
  ).toBeVisible()
})

test('has its headings in order', () => {
  const headings = footer().getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Quick Links',
    'Contact Us',
    'Social Links',
  ])
})

test('has the five quick links in order', () => {
  expect(linksIn(navigation('Quick Links'))).toEqual([
    'Home /',
    'About /about',
    'Products /products',
    'Industry /industry',
    'Contact /contact',
  ])
})

test('lists the four cities in order', () => {
  const text = screen.getByRole('contentinfo').textContent
  const cities = text.match(/Theni|Chennai|Bangalore|Coimbatore/g)
  expect(cities).toEqual(['Theni', 'Chennai', 'Bangalore', 'Coimbatore'])
})

test('links the telephone and the e-mail address', () => {
  const phone = footer().getByRole('link', { name: '+91 90000 00000' })
  expect(phone).toHaveAttribute('href', 'tel:+919000000000')
  const email = footer().getByRole('link', { name: 'hello@xigi.example' })
  expect(email).toHaveAttribute('href', 'mailto:hello@xigi.example')
})

test('links three social networks, each in a new tab without an opener', () => {
  const socials = footer().getAllByRole('link', { name: /^(facebook|youtube|instagram)\b.*new tab/i })
  expect(socials.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
    'www.facebook.com',
    'www.youtube.com',
    'www.instagram.com',
  ])
  for (const link of socials) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

test('credits the parent company for 2025, with a link to its site', () => {
  const parent = footer().getByRole('link', { name: 'Xigi Technologies' })
  expect(parent).toHaveAttribute('href', 'https://technologies.xigi.example')
  expect(parent.parentElement).toHaveTextContent(/^© 2025 Xigi\b.*Xigi Technologies/)
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
