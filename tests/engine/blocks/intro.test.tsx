import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { introExamples as intro } from '../../../block-library/intro/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

test('shows its text with the checklist, and the section’s first picture', async () => {
  await renderExample(intro.default)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What a waiting hall asks of its rooms')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('img', { name: 'Three desks side by side' })).toHaveAttribute(
    'src',
    '/storage/pictures/control-room-1.webp',
  )
})

test('shows the picture with the config’s index', async () => {
  await renderExample(intro['second picture'])
  expect(screen.getByRole('img', { name: 'An operator’s desk' })).toHaveAttribute(
    'src',
    '/storage/pictures/control-room-1.webp',
  )
})

test.each(['picture beyond the last', 'without picture'])('%s: the text stands alone', async (name) => {
  const { container } = await renderExample(intro[name])
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('its own heading replaces the section’s', async () => {
  await renderExample(intro['heading of its own'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Example at a glance')
})

test('shows the plain text where there is no rich one', async () => {
  await renderExample(intro['plain text'])
  expect(screen.getByText(/light at all hours, two ways in/)).toBeVisible()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('has a button to the contact page where the config has one', async () => {
  const { unmount } = await renderExample(intro.default)
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  await renderExample(intro['with a button'])
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/kontakt')
})
