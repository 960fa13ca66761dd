import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { faqExamples as faq } from '../../../block-library/faq/examples.ts'
import { optionFaqsExamples as options } from '../../../block-library/option-faqs/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

const entries = (container: HTMLElement) => [...container.querySelectorAll('details')]
const questions = (list: HTMLDetailsElement[]) =>
  list.map((entry) => entry.querySelector('summary')?.textContent)
const openOnes = (container: HTMLElement) => questions(entries(container).filter(({ open }) => open))

test('faq: every entry belongs to one group, so that one at a time is open, and none at first', async () => {
  const { container } = await renderExample(faq.default)
  expect(questions(entries(container))).toEqual([
    'Which size fits my room?',
    'How bright must it be outdoors?',
    'How long does it last?',
  ])
  expect(entries(container).map((entry) => entry.getAttribute('name'))).toEqual(['faq', 'faq', 'faq'])
  expect(openOnes(container)).toEqual([])
  expect(entries(container)[1]).toHaveTextContent('Between five and seven hours by day')
})

test('faq: the heading is the section’s title, then the config’s heading, then the default', async () => {
  const names = ['default', 'heading of the page where the section has none', 'untitled section']
  const headings: (string | null)[] = []
  for (const name of names) {
    const { unmount } = await renderExample(faq[name])
    headings.push(screen.getByRole('heading', { level: 1 }).textContent)
    unmount()
  }
  expect(headings).toEqual(['Questions buyers ask', 'Example questions', 'Frequently Asked Questions'])
})

test('option-faqs: each option holds its questions, all in one group, of which the first is open', async () => {
  const { container } = await renderExample(options.default)
  const group = entries(container).map((entry) => entry.getAttribute('name'))
  expect(group).toEqual(Array.from({ length: 6 }, () => 'display-options'))
  expect(openOnes(container)).toEqual(['Is small text readable?'])
  const counts = screen.getAllByRole('article').map((card) => card.querySelectorAll('details').length)
  expect(counts).toEqual([2, 3, 1])
})

test.each(['all questions closed', 'first option without questions'])('option-faqs, %s', async (name) => {
  const { container } = await renderExample(options[name])
  expect(entries(container).length).toBeGreaterThan(3)
  expect(openOnes(container)).toEqual([])
})

test('option-faqs: the tip stands below where the config has one', async () => {
  const tip = 'The large size is a suitable choice for halls above 50 feet'
  const { unmount } = await renderExample(options.default)
  expect(screen.getByText(tip)).toBeVisible()
  unmount()
  await renderExample(options['all questions closed'])
  expect(screen.queryByText(tip)).toBeNull()
})

test('an option has each of its links, named after it', async () => {
  await renderExample(options['an option that leads to a tool and a drawing'])
  const links = screen.getAllByRole('link', { name: /: Campus size outdoors, 5\sto\s8\sm$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/plan?place=outdoor', '/sheet#drawing'])
})
