import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { keyframes, ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { IslandFrame } from '../../../block-library/parts/island.tsx'
import { shareCompiledStyles } from '../../../src/publish/render/share-compiled-styles.ts'

// The namespace of styled-components separates the rules of an island (block-library/parts/island.tsx). These tests
// check that an upgrade keeps the names and rules that we rely on.

const blink = keyframes`from { opacity: 0; }`
const Label = styled.b`
  color: green;
`
const Card = styled.p<{ $columns: number }>`
  columns: ${({ $columns }) => $columns};
  animation: ${blink} 1s;

  &:is(:hover, :focus-within) > a,
  &[hidden] {
    color: blue;
  }

  ${Label} + & {
    color: red;
  }

  @media print {
    top: 0;

    > :not(a, b) {
      color: black;
    }
  }
`
const cards = (
  <>
    <Label>Name</Label>
    <Card $columns={2} />
    <Card $columns={3} />
  </>
)
const inIsland = (
  <div data-island="test">
    <IslandFrame level={2}>{cards}</IslandFrame>
  </div>
)

/** Renders as publishing does, to HTML and its style rules. */
function publish(page: ReactNode, share = false) {
  const sheet = new ServerStyleSheet()
  if (share) shareCompiledStyles(sheet)
  const html = renderToString(sheet.collectStyles(page))
  const style = document.createElement('style')
  style.textContent = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '')
  document.head.append(style)
  const rules = selectorsIn(style.sheet?.cssRules).filter((selector) => !selector.includes('data-styled'))
  style.remove()
  return { html, rules }
}

/** Lists every selector, also those within conditions. */
const selectorsIn = (rules: CSSRuleList | undefined): string[] =>
  [...(rules ?? [])].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule.selectorText]
    return rule instanceof CSSMediaRule ? selectorsIn(rule.cssRules) : []
  })

const classesIn = (html: string) => [...html.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names)

test('an island has the same class names on the server and in the browser', () => {
  const { html } = publish(inIsland)
  const { container } = render(inIsland)
  expect(container.innerHTML).toBe(html)
  expect(new Set(classesIn(html))).toHaveLength(3)
})

test('every selector of an island begins with it, once, whatever commas there are', () => {
  const { rules } = publish(inIsland)
  expect(rules.length).toBeGreaterThan(8)
  const selectors = rules.flatMap((rule) => rule.split(/,(?![^(]*\))/))
  for (const selector of selectors) expect(selector.trim()).toMatch(/^\[data-island\] (?!.*\[data-island\])/)
  expect(rules.join('\n')).toMatch(/\[data-island\] \.\w+:is\(:hover, ?:focus-within\) ?> ?a/)
  expect(rules.join('\n')).toMatch(/> ?:not\(a, ?b\)/)
})

test('the rules that the browser adds while hydrating begin with it too', () => {
  render(inIsland)
  const added = new Set([...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules)))
  const islandRules = publish(inIsland).rules
  expect(islandRules.filter((rule) => !added.has(rule))).toEqual([])
})

test('a component that stands both in an island and outside has two names, each with all its rules', () => {
  const [alone, island] = [publish(cards), publish(inIsland)]
  const both = publish(
    <>
      {inIsland}
      {cards}
    </>,
  )
  expect(classesIn(alone.html).filter((names) => classesIn(island.html).includes(names))).toEqual([])
  expect(both.rules.toSorted()).toEqual([...alone.rules, ...island.rules].toSorted())
})

test('pages that share compiled rules have those of an island, and those outside, as they would have alone', () => {
  for (const page of [inIsland, cards, inIsland, cards])
    expect(publish(page, true).rules).toEqual(publish(page).rules)
})
