import { expect, test } from 'vitest'
import { fixFindings } from '../../../src/lint/fix-findings.ts'
import { sourcesOf } from '../../../src/site/joined/sources-of.ts'
import { linesOf } from '../../../src/util/problem.ts'
import { exampleFindings } from '../../support/example-findings.ts'

const page = 'page-configs/general/index.ts'
const lamp = 'page-configs/werke/bogen.json'
const kinds = 'page-configs/kinds.ts'

/** Returns the findings of an example site, and its files after `--fix`. */
async function checked(files: Parameters<typeof exampleFindings>[0]['files']) {
  const { site, findings } = await exampleFindings({ name: 'former names', files })
  const sources = sourcesOf({ files: [], root: site })
  return {
    said: findings.map((one) => [one.file, one.place, ...linesOf(one)].join('\n')),
    fixed: new Map(fixFindings(findings, sources).map(({ file, after }) => [file, after])),
  }
}

test('former keys of a page name their new names, and --fix writes these', async () => {
  const { said, fixed } = await checked({
    [page]: (text) =>
      text
        .replace(`kind: 'seite',`, `type: 'seite',`)
        .replace('  content:', `  needs: ['anfang'],\n  content:`),
    [lamp]: (text) => text.replace('"name"', '"type": "werk", "name"'),
  })
  expect(said).toEqual([
    `${page}\ntype\nproblem   is named "kind" now\nreceived  key "type"\ndid you mean "kind"?`,
    `${page}\nneeds\nproblem   is named "requires" now\nreceived  key "needs"\ndid you mean "requires"?`,
    `${lamp}\ntype\nproblem   is named "kind" now\nreceived  key "type"\ndid you mean "kind"?`,
  ])
  expect(fixed.get(page)).toContain(`kind: 'seite',`)
  expect(fixed.get(page)).toContain(`requires: ['anfang'],`)
  expect(fixed.get(lamp)).toContain('"kind": "werk"')
})

test('the former key of a kind and the former placeholder do the same', async () => {
  const { said, fixed } = await checked({
    [kinds]: (text) => text.replace(`pages:`, `usual: [], pages:`),
  })
  expect(said).toHaveLength(1)
  expect(fixed.get(kinds)).toContain('defaults: [], pages:')
  const texts = await checked({ [page]: (text) => text.replace('Welche Lampe', 'Welche {product}') })
  expect(texts.said).toHaveLength(1)
  expect(texts.fixed.get(page)).toContain('Welche {title}')
})
