import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { grounds, theme } from '../../block-library/parts/theme.ts'
import { contrast } from '../support/contrast.ts'

/** Files that define the theme. */
const sources = new Set(['block-library/parts/theme.ts', 'block-library/parts/pixel-style.ts'])

const styled = ['block-library', 'src/runtime/app', 'src/runtime/shell', 'src/runtime/engine'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('examples.ts') && !sources.has(file)),
)

/** Values that belong in the theme: colours (except a mask's #000 to #0000), durations, weights, radii, font sizes. */
const loose = [
  /#(?!0{3,6}\b|0{4}\b|0{3}[0-9a-f]\b|07080b00\b)[0-9a-f]{3,8}\b(?!')/i,
  /\b\d+m?s (?:ease|linear|cubic)/,
  /font-weight: \d/,
  /border-radius: [1-9]/,
  /font-size: (?!0;)[\d.]+(?:rem|px|em)/,
  /letter-spacing: -/,
  /z-index: \d\d/,
]

test('finds the files that are styled', () => {
  expect(styled.length).toBeGreaterThan(60)
})

test.each(styled)('%s takes its look from the theme', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const found = lines.filter(
    (line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && loose.some((rule) => rule.test(line)),
  )
  expect(found).toEqual([])
})

describe.each(Object.entries(grounds))('contrast on the ground %s (WCAG 2.2 AA)', (name, color) => {
  const under = [color.stage, color.raised, color.panel, ...(name === 'night' ? [theme.color.black] : [])]
  const words = [color.text, color.muted, color.signal, color.wrong, color.right]

  test.each(words.flatMap((word) => under.map((ground) => [word, ground] as const)))(
    'words in %s on %s reach 4.5',
    (word, ground) => {
      expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    [theme.color.onAccent, theme.color.accent],
    [theme.color.onChat, theme.color.chat],
  ])('words in %s on %s reach 4.5', (word, ground) => {
    expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([color.stage, color.raised, color.panel])('the edge of a control on %s reaches 3', (ground) => {
    expect(contrast(color.edge, ground)).toBeGreaterThanOrEqual(3)
  })
})
