import { expect, test } from 'vitest'
import { pageStyles } from '../../src/publish/pages/page-styles.ts'

const end = '/*!sc*/\n'
const element = (...rules: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${rules.map((rule) => rule + end).join('')}</style>`
const card = [
  '.aB{color:red;}',
  '@media (min-width: 48rem){.aB{color:blue;}}',
  'data-styled.g1[id="sc-a-0"]{content:"aB,"}',
]
const values = [
  '.cD-e{--focus:40% 60%;--placeholder:#ba9,#655,#998;}',
  'data-styled.g2[id="sc-b-0"]{content:"cD,"}',
]

test('what only sets custom properties stays with the page, all else goes into its sheet, each under whose it is', () => {
  expect(pageStyles(element(...card, ...values))).toEqual({
    shared: `@media all{${card.join('')}}`,
    own: `@media all{${values.join('')}}`,
    version: '6.6.0',
  })
})

test.each([
  ['a property beside the values', '.cD{--focus:1px;color:red;}'],
  ['a property before them', '.cD{color:red;--focus:1px;}'],
  ['more than the class', '.cD:hover{--focus:1px;}'],
  ['a condition', '@media print{.cD{--focus:1px;}}'],
])('a rule with %s is in the sheet, with all of its component', (_, rule) => {
  const { shared, own } = pageStyles(
    element('.eF{--focus:2px;}', rule, 'data-styled.g2[id="sc-b-0"]{content:"eF,cD,"}'),
  )
  expect(own).toBe('')
  expect(shared).toContain(`{.eF{--focus:2px;}${rule}data-styled.g2`)
})

test('a page without styles has none', () => {
  expect(pageStyles('')).toEqual({ shared: '', own: '', version: '' })
})
