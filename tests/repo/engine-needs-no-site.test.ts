import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { filesBelow } from '../support/files-below.ts'

/** Folders whose files do not need this repository's own site. */
const rooms = ['tests/engine', 'tests/browser', 'tests/repo', 'schemas', 'block-library', 'src']

/** Files that hold the site, or load it. */
const ofSite = /^(?:page-configs|content|tests\/site|block-library\/led)\/|^tests\/support\/site-config\.ts$/

const importPattern = /(?:from|import\(?|vi\.mock\() ?'(\.[^']+\.tsx?)'/g

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(([, to = '']) =>
    relative(root, join(root, dirname(file), to)).replaceAll('\\', '/'),
  )

/** Returns the chain of imports from a file to the site, if there is one. */
function wayToSite(file: string, seen: Set<string>): string[] | undefined {
  if (ofSite.test(file)) return [file]
  if (seen.has(file) || !existsSync(join(root, file))) return undefined
  seen.add(file)
  for (const to of importsOf(file)) {
    const way = wayToSite(to, seen)
    if (way) return [file, ...way]
  }
  return undefined
}

test('no file of the engine or of its tests imports the site of this repository', () => {
  const seen = new Set<string>()
  const ways = rooms
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !ofSite.test(file))
    .flatMap((file) => wayToSite(file, seen)?.join(' → ') ?? [])
  expect(ways).toEqual([])
})

test('an import of the site is found', () => {
  expect(wayToSite('tests/support/page-checks.ts', new Set())).toEqual([
    'tests/support/page-checks.ts',
    'tests/support/site-config.ts',
  ])
})
