import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import wawoff2 from 'wawoff2'
import { expect, test } from 'vitest'
import { outDir } from '../../support/run-folders.ts'

/** Words of other languages, scripts, styles and tags: not shown in the fonts of the English pages, or not at all. */
const unshown = /<(script|style)\b.*?<\/\1>|<(\w+)[^>]* lang="(?:ta|hi)".*?<\/\2>|<[^>]*>|\s|&#?\w+;/gs

async function read(pattern: RegExp) {
  const files = await readdir(outDir, { recursive: true })
  return Promise.all(files.filter((file) => pattern.test(file)).map((file) => readFile(join(outDir, file))))
}

async function codesOf(pattern: RegExp): Promise<Set<number>> {
  const codes = new Set<number>()
  for (const font of await read(pattern)) {
    const bytes = new Uint8Array(await wawoff2.decompress(font)).buffer
    for (const code of new harfbuzz.Face(new harfbuzz.Blob(bytes)).collectUnicodes()) codes.add(code)
  }
  return codes
}

test('the published fonts have each letter and sign that pages or their styles show, the first one those of English', async () => {
  const pages = await read(/^(?!ta\b|hi\b).*\.html$/)
  const styles = (await read(/\.css$/)).flatMap((css) => String(css).match(/content:\s*(["']).*?\1/g) ?? [])
  const shown = new Set([...pages.map((page) => String(page).replaceAll(unshown, '')), ...styles].join(''))
  expect(shown.size).toBeGreaterThan(60)
  const missingIn = (codes: Set<number>) => [...shown].filter((sign) => !codes.has(sign.codePointAt(0) ?? 0))
  expect(missingIn(await codesOf(/^assets\/archivo.*\.woff2$/))).toEqual([])
  // Most devices have this sign (`characters` of the font).
  expect(missingIn(await codesOf(/^assets\/archivo-english.*\.woff2$/))).toEqual(['₹'])
})
