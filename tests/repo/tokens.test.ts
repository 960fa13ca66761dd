import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeBelow } from '../support/files-below.ts'

/**
 * Code that never reaches visitors of a site: the author's tools and the seller's inbox. `schemas` has the neutral defaults of all tokens.
 * Examples are data for tests, and `distance-stage` computes with the colours of lamps and of daylight, `contrast-ratio.ts` with white and black.
 */
const others =
  /^schemas\/(?:brand|shared\/(?:brand-colors|token))\.ts$|^src\/author\/studio\/|^src\/serve\/inbox\/|^src\/serve\/enquiries\/confirmation-channel\.ts|(?:^|[/-])examples\.ts$|brand\/contrast-ratio\.ts$|distance-stage(?:\/lamps)?\.ts$/

const engine = codeBelow('block-library', 'schemas', 'src')
  .filter(({ file }) => !/\.mjs$|generated/.test(file) && !others.test(file))
  .concat({ file: 'index.html', text: readFileSync('index.html', 'utf8') })

/** Values that belong in the brand: colours (except black and clear of masks and of paper), fonts, sizes, durations. */
const loose = [
  /#(?!0{3,6}\b|0{4}\b|0{3}[0-9a-f]\b)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-'"])/i,
  /['"(]#(?!0{3}\b)(?:[0-9a-f]{6}|[0-9a-f]{8})\b/i,
  /\b(?:rgba?|hsla?|oklch|oklab)\((?!\$)/,
  /font-family: (?!'?\$)[\w'"]/,
  /Archivo|fontsource(?!\/…)/,
  /\b\d+m?s (?:ease|linear|cubic)/,
  /font-weight: \d/,
  /border-radius: [1-9]/,
  /font-size: (?!0;)[\d.]+(?:rem|px|em)/,
  /letter-spacing: -/,
  /z-index: \d\d/,
]

test('finds the files of the engine', () => {
  expect(engine.length).toBeGreaterThan(400)
})

test('no file of the engine has a colour, font or size of a brand', () => {
  const matches = engine.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)|such as/.test(line) && loose.some((rule) => rule.test(line)))
      .map((line) => `${file}: ${line}`),
  )
  expect(matches).toEqual([])
})

test('a colour, a font and a logo in code would be found', () => {
  const lines = [
    'color: #c8ff4d;',
    "fill: '#ff4357'",
    "font-family: 'Archivo Variable'",
    'background: rgb(1 2 3)',
  ]
  expect(lines.filter((line) => !loose.some((rule) => rule.test(line)))).toEqual([])
})

/** Names of SVG elements that would be a logo in the shell. Icons and the ring of progress have the colour of the text. */
test('the shell draws no logo', () => {
  const shell = codeBelow('src/runtime/shell')
  expect(shell.filter(({ text }) => /<(?:rect|polygon)\b|fill=\{theme/.test(text))).toEqual([])
})
