import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { withoutUnusedNames } from '../../../src/publish/render/without-unused-names.ts'

const styles = '.aB{color:red;}.cD:hover .sc-x1-2{color:blue;}data-styled.g1[id="sc-a-0"]{content:"aB,"}'

test.each([
  ['by which no rule refers to it is left out', '<p class="sc-a-0 aB">', '<p class="aB">'],
  ['among several is left out', '<p class="sc-a-0 sc-b2-11 aB active">', '<p class="aB active">'],
  ['that a rule refers to stays', '<p class="sc-x1-2 cD">', '<p class="sc-x1-2 cD">'],
  ['that is all there is takes the attribute along', '<p class="sc-a-0" id="x">', '<p id="x">'],
  ['of somebody else’s stays', '<p class="sc-title sc- aB">', '<p class="sc-title sc- aB">'],
])('a name %s', (_, html, lean) => {
  expect(withoutUnusedNames(html, styles)).toBe(lean)
})

// The names are internals of styled-components, which an upgrade may change. The compiler gives each component its id.
test('the class name of styled-components without a rule is omitted', () => {
  const Icon = styled.i.withConfig({ componentId: 'sc-x1abc-0' })`
    color: red;
  `
  const Card = styled.p.withConfig({ componentId: 'sc-x1abc-1' })`
    &:hover ${Icon} {
      color: blue;
    }
  `
  const sheet = new ServerStyleSheet()
  const html = renderToStaticMarkup(sheet.collectStyles(createElement(Card, {}, createElement(Icon))))
  expect(html).toMatch(/^<p class="sc-x1abc-1 \w+"><i class="sc-x1abc-0 \w+"><\/i><\/p>$/)
  expect(withoutUnusedNames(html, sheet.getStyleTags())).toBe(html.replace('sc-x1abc-1 ', ''))
})
