import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { pageStyles } from '../../../src/publish/pages/page-styles.ts'

const end = '/*!sc*/\n'
const element = (...rules: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${rules.map((rule) => rule + end).join('')}</style>`
const marker = 'data-styled.g1[id="sc-a-0"]{content:"aB,"}'
const card = ['.aB{color:red;}', '@media (min-width: 48rem){.aB{color:blue;}}']
const valueRules = '.cD-e{--focus:40% 60%;--placeholder:#ba9,#655,#998;}'

test('rules that only set custom properties stay in the page, all others go into its sheet, without markers', () => {
  expect(pageStyles(element(...card, marker, valueRules, marker.replace('g1', 'g2')))).toEqual({
    shared: card.join(''),
    values: valueRules,
  })
})

test.each([
  ['a property beside the values', '.cD{--focus:1px;color:red;}'],
  ['a property before them', '.cD{color:red;--focus:1px;}'],
  ['more than the class', '.cD:hover{--focus:1px;}'],
  ['a condition', '@media print{.cD{--focus:1px;}}'],
  ['an island around it', '[data-island] .cD{--focus:1px;}'],
])('a rule with %s is in the sheet', (_, rule) => {
  expect(pageStyles(element('.eF{--focus:2px;}', rule, marker))).toEqual({
    shared: rule,
    values: '.eF{--focus:2px;}',
  })
})

test('a page without styles has none', () => {
  expect(pageStyles('')).toEqual({ shared: '', values: '' })
})

// styled-components may change its internal text format with any upgrade.
test('the output of styled-components is parsed completely', () => {
  const Card = styled.p`
    color: red;
    &:hover {
      color: blue;
    }
  `
  const Focus = styled.img<{ $focus: string }>`
    --focus: ${({ $focus }) => $focus};
  `
  const sheet = new ServerStyleSheet()
  renderToString(
    sheet.collectStyles(createElement(Card, {}, createElement(Focus, { $focus: '40% 60%', alt: '' }))),
  )
  const { shared, values } = pageStyles(sheet.getStyleTags())
  expect(shared).toMatch(/^\.[\w-]+\{color:red;\}\.[\w-]+:hover\{color:blue;\}$/)
  expect(values).toMatch(/^\.[\w-]+\{--focus:40% 60%;\}$/)
})
