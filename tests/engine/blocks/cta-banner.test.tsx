import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ctaBannerExamples as banner } from '../../../block-library/cta-banner/examples.ts'
import { BlockList } from '../../../src/runtime/engine/block-list.tsx'
import { pressLink } from '../../support/press-link.ts'
import { bindExample } from '../../support/render-example.tsx'
import { Surroundings } from '../../support/surroundings.tsx'
import { views } from '../../support/views.ts'

async function renderBanner(example: Parameters<typeof bindExample>[0]) {
  const { shown } = await bindExample(example)
  const { container } = render(
    <Surroundings>
      <BlockList views={views} blocks={shown} />
    </Surroundings>,
  )
  return container.querySelector('img')
}

test('leads to the contact page and asks it to scroll to its form', async () => {
  await renderBanner(banner.default)
  const link = screen.getByRole('link', { name: 'See Transparent Solutions' })
  expect(link).toHaveAttribute('href', '/kontakt')
  expect(sessionStorage.getItem('scrollToForm')).toBeNull()
  pressLink(link)
  expect(sessionStorage.getItem('scrollToForm')).toBe('true')
})

test('a button to another page asks for no form', async () => {
  await renderBanner(banner['button to another page'])
  const link = screen.getByRole('link', { name: 'All products' })
  pressLink(link)
  expect(link).toHaveAttribute('href', '/products')
  expect(sessionStorage.getItem('scrollToForm')).toBeNull()
})

test('the config’s own words win over content', async () => {
  const picture = await renderBanner(banner['words of its own in front of the section’s'])
  expect(screen.getByRole('heading')).toHaveTextContent(/^Light your own front$/)
  expect(screen.getByText('Tell us where it will stand.')).toBeVisible()
  expect(screen.queryByText(/Send the measures/)).toBeNull()
  expect(picture).toHaveAttribute('src', '/storage/pictures/transparent-3.webp')
})

test('shows words alone without a picture', async () => {
  expect(await renderBanner(banner['without a picture'])).toBeNull()
  expect(screen.getByRole('heading')).toHaveTextContent('Ready to Transform Your Space?')
})

test('content replaces the fallback', async () => {
  const picture = await renderBanner(banner['section in front of the fallback'])
  expect(screen.getByRole('heading')).toHaveTextContent('Bring your glass front to life')
  expect(screen.getByText('Send what you know, and we answer with a plan, a price and a date.')).toBeVisible()
  expect(screen.queryByText('Tell us what you have in mind.')).toBeNull()
  expect(picture).toHaveAttribute('src', '/storage/pictures/transparent-3.webp')
})

test.each(['section that gives nothing', 'section missing'])('%s: the fallback is shown', async (name) => {
  const picture = await renderBanner(banner[name])
  expect(screen.getByRole('heading')).toHaveTextContent('Ready to Transform Your Space?')
  expect(screen.getByText('Tell us what you have in mind.')).toBeVisible()
  expect(picture).toHaveAttribute('src', '/media/feld.webp')
})

test('shows words and picture of its own', async () => {
  await renderBanner(banner['words and picture of its own'])
  expect(screen.getByRole('heading')).toHaveTextContent('Ready to Transform Your Space?')
  expect(screen.getByRole('img', { name: 'A lit shop front at dusk' })).toHaveAttribute(
    'src',
    '/media/cta-transparent.webp',
  )
})

test('the section’s rich text replaces the config’s sentence', async () => {
  await renderBanner(banner['rich text'])
  expect(screen.getByText('the measures').tagName).toBe('STRONG')
  expect(screen.queryByText('Tell us what you have in mind.')).toBeNull()
})
