import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../support/root.ts'

const media = join(root, 'media')
const read = (path: string) => readFileSync(join(media, path), 'utf8')
const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

const paintings = ['earth', 'food', 'goods', 'nature', 'sport', 'things'].flatMap((file) =>
  namesIn(read(`screens/${file}.mjs`), /^export (?:async )?function (\w+)/gm),
)
const marks = ['nature', 'things'].flatMap((file) =>
  namesIn(read(`screens/marks-${file}.mjs`), /^ {2}(\w+): \(/gm),
)

/** Scenes by the motifs on their screens. All views of the square show one place. */
const uses = new Map<string, Set<string>>()
for (const file of readdirSync(join(media, 'scenes'))) {
  const [head = '', ...scenes] = read(`scenes/${file}`).split(/\n {2}'([\w-]+)': /)
  const texts = file.startsWith('square')
    ? [[file, head]]
    : scenes.flatMap((name, i) => (i % 2 ? [] : [[name, scenes[i + 1] ?? '']]))
  for (const [name = '', text = ''] of texts)
    for (const motif of [...paintings, ...marks])
      if (
        new RegExp(
          marks.includes(motif)
            ? `(?:poster|frieze|drawn)\\(\\s*(?:\\[[^\\]]*)?'${motif}'|mark: '${motif}'|, '${motif}'\\]`
            : `\\b${motif}\\(`,
        ).test(text)
      )
        uses.set(motif, (uses.get(motif) ?? new Set()).add(name))
}

test('no motif stands on the screens of more than two places', () => {
  expect(uses.size).toBeGreaterThan(50)
  expect([...uses].filter(([, names]) => names.size > 2)).toEqual([])
})
