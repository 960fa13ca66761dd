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

function stylesOf(share: boolean, ...columns: number[]): string {
  const sheet = new ServerStyleSheet()
  if (share) shareCompiledStyles(sheet)
  renderToString(sheet.collectStyles(page(...columns)))
  return sheet.getStyleTags()
}

test('pages have the same rules as alone', () => {
  for (const columns of [[2], [3, 2], [2, 3], [4], [4, 3, 2]])
    expect(stylesOf(true, ...columns)).toBe(stylesOf(false, ...columns))
})
