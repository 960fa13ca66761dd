import { declaredPairs, pairNames } from '../../../../block-library/declared-pairs.ts'
import { theme } from '../../../../block-library/parts/theme.ts'
import type { CheckResult } from './protocol.ts'
import { isOrnament, readPairs } from './read-pairs.ts'

/**
 * Returns a finding for each pair of colours in this document, at rest, that no list declares: the rule `contrast` does
 * not judge it. While it reads, every token has a colour of its own. The browser paints nothing in between.
 */
export function undeclaredPairs(): CheckResult[] {
  const tokens = new Map<string, string>()
  const properties = Object.entries(theme.color).map(([name, property], index) => {
    const color = `#${(0x10_20_30 + index * 0x01_03_05).toString(16)}`
    tokens.set(color, name)
    return `${property.slice('var('.length, -1)}: ${color} !important;`
  })
  const style = document.createElement('style')
  style.textContent = `:root, [data-ground] { ${properties.join(' ')} }
    *, ::before, ::after { transition: none !important; animation: none !important; }`
  document.head.append(style)
  const named = readPairs().map((pair) => pair.map((color) => tokens.get(color) ?? color))
  style.remove()
  // Only tokens are data of the brand.
  const ofTokens = named.filter((pair) => pair.every((name) => name === 'foot' || name in theme.color))
  return [...new Set(ofTokens.map((pair) => pair.join(' on ')))]
    .filter((pair) => !declared.has(pair) && !isOrnament(pair))
    .map((pair) => ({
      by: 'pairs',
      rule: 'undeclared',
      message: `${pair}: the rule contrast does not know this pair. Declare it as \`contrasts\` in block.ts.`,
      places: [],
    }))
}

const declared = pairNames(declaredPairs)
