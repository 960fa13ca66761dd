import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples as drawing } from '../../../block-library/led/cabinet-drawing/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('each cabinet is a named picture with its dimensions in words, all at one scale', async () => {
  await renderExample(drawing.default)
  const [indoor, outdoor] = screen.getAllByRole('img')
  expect(indoor).toHaveAccessibleName(/^Drawing of the cabinet 640\s×\s480\smm$/)
  const lengths = [...(indoor?.querySelectorAll('text') ?? [])].map(({ textContent }) => plain(textContent))
  expect(lengths).toEqual(['640 mm', '480 mm', '60 to 120 mm'])
  const [figure] = screen.getAllByRole('figure')
  expect(figure).toHaveTextContent(/Fixed indoor walls6\sto\s9\skgP2, P2.5/)
  expect(outdoor?.querySelectorAll('rect')).toHaveLength(1)
  const sizes = screen.getAllByRole('img').map((image) => image.getAttribute('viewBox')?.split(' ')[2])
  expect(new Set(sizes.map(String)).size).toBe(1)
})
