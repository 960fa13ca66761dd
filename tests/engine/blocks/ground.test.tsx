import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { faqExamples } from '../../../block-library/faq/examples.ts'
import { globalStyle } from '../../../src/publish/app/global-style.ts'
import { brand } from '../../support/bakery-brand.ts'
import { renderExample } from '../../support/render-example.tsx'

const { default: faq } = faqExamples

test('a block stands on the ground of the page', async () => {
  await renderExample(faq)
  expect(screen.getByRole('region').closest('[data-ground]')).toBeNull()
})

test('a block with the ground night is marked for the colours of that ground', async () => {
  await renderExample({ ...faq, block: { ...faq.block, ground: 'night' } })
  const { ground } = screen.getByRole('region').closest<HTMLElement>('[data-ground]')?.dataset ?? {}
  expect(globalStyle(brand)).toMatch(
    new RegExp(`\\[data-ground='${ground}'\\], header[^{]+\\{\\n {4}--stage: #2f1c0e;`),
  )
})
