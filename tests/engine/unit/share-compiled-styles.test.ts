import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { keyframes, ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { shareCompiledStyles } from '../../../src/publish/render/share-compiled-styles.ts'

const blink = keyframes`from { opacity: 0; }`
const Card = styled.div`
  color: red;
  &:hover > a {
    color: blue;
  }
`
const Wide = styled(Card)<{ $columns: number }>`
  columns: ${({ $columns }) => $columns};
  animation: ${blink} 1s;
`
const page = (...columns: number[]) =>
  createElement(
    Fragment,
    {},
    ...columns.map(($columns) => createElement(Wide, { $columns })),
    createElement(Card),
  )

/** Returns the styles of a page, and how often styles were compiled for it. */
function stylesOf(share: boolean, ...columns: number[]) {
  const sheet = new ServerStyleSheet()
  let inserted = 0
  const insertRules = sheet.instance.insertRules.bind(sheet.instance)
  sheet.instance.insertRules = (...rules) => {
    inserted += 1
    insertRules(...rules)
  }
  if (share) shareCompiledStyles(sheet)
  const compiled = sheet.instance.insertRules
  let compiledCount = 0
  sheet.instance.insertRules = (...rules) => {
    compiledCount += 1
    compiled(...rules)
  }
  renderToString(sheet.collectStyles(page(...columns)))
  return { styles: sheet.getStyleTags(), compiled: compiledCount, inserted }
}

test('pages have the same rules as alone, and each rule is compiled once', () => {
  for (const columns of [[2], [3, 2], [2, 3], [4]]) {
    expect(stylesOf(true, ...columns).styles).toBe(stylesOf(false, ...columns).styles)
  }
  const again = stylesOf(true, 4, 3, 2)
  expect(again.styles).toBe(stylesOf(false, 4, 3, 2).styles)
  expect(again).toMatchObject({ compiled: 0, inserted: 5 })
  expect(stylesOf(true, 5)).toMatchObject({ compiled: 1, inserted: 3 })
})
