import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breadcrumbExamples as breadcrumb } from '../../../block-library/breadcrumb/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

const bar = () => screen.getByRole('navigation', { name: 'Breadcrumb' })
const links = () =>
  within(bar())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('leads from Home over the parents to this page, the current one, which is no link', async () => {
  await renderExample(breadcrumb.default)
  expect(links()).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
  ])
  const steps = within(bar()).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Products', 'Garden Benches'])
  const current = within(bar()).getByText('Garden Benches')
  expect(current).toHaveAttribute('aria-current', 'page')
  expect(current.closest('a')).toBeNull()
  expect(bar().querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('without parents it is Home and this page', async () => {
  await renderExample(breadcrumb.shortest)
  expect(links()).toEqual([['Home', '/']])
})

test('Home may have another name', async () => {
  await renderExample(breadcrumb['home under another name'])
  expect(links()).toEqual([
    ['Start', '/'],
    ['Industry', '/industry'],
  ])
})
