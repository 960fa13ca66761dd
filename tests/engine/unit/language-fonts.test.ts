import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeShortValues } from '../../../src/publish/app/brand-style.ts'
import { openOutput } from '../../../src/publish/files/output.ts'
import { languageStyles } from '../../../src/site/brand/font-styles.ts'
import { publishLanguageFonts } from '../../../src/publish/pages/language-fonts.ts'
import { loadBrand } from '../../../src/site/config/brand-file.ts'
import { readBrand } from '../../../src/site/config/read-brand.ts'
import { exampleSite } from '../../support/example-site.ts'
import { root } from '../../support/root.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** A font file that every clone has. */
const file = '@fontsource-variable/archivo/files/archivo-vietnamese-wght-normal.woff2'
const languages = { vi: [{ family: 'Archivo Việt', file, weight: '400', range: 'U+1EA0-1EF9' }] }

function brandWith(fonts: object) {
  const read = readBrand({ family: { text: { $value: ['Lora', 'serif'], $extensions: { fonts } } } })
  if (!read.ok) throw new Error('The brand is invalid')
  return read.value
}

async function publishFor(tag: string) {
  const next = await temporaryFolder()
  const output = openOutput(next, {
    previous: next,
    published: {},
    hashes: { of: () => undefined },
    packing: 6,
  })
  const added = await publishLanguageFonts(output, root, { brand: brandWith({ languages }), tag })
  return { next, files: Object.keys(output.files), ...added }
}

test('a page in a language with fonts of its own gets their styles, and loads them early', async () => {
  const { next, files, styles, preloads } = await publishFor('vi-VN')
  const [published = ''] = files
  expect(files).toEqual([expect.stringMatching(/^assets\/archivo-vietnamese-wght-normal-\w{8}\.woff2$/)])
  expect(await readFile(join(next, published))).toEqual(await readFile(join(root, 'node_modules', file)))
  expect(styles).toContain(`src: url('/${published}') format('woff2');`)
  expect(styles).toContain(":root:lang(vi) { --family-text: 'Archivo Việt','Lora',serif }")
  const sized = { vi: [{ ...languages.vi[0], size: 0.6 }] }
  const smaller = languageStyles(brandWith({ languages: sized }), 'vi', (name) => name)
  expect(smaller).toContain('size-adjust: 92.0%;')
  expect(smaller).toMatch(/:root:lang\(vi\) \{ --font-title: calc\(.* \* 0\.8\); --font-subtitle: calc/)
  expect(smaller).toContain(':lang(vi) body { line-height: 1.45 }')
  expect(styles).not.toMatch(/size-adjust|line-height/)
  expect(smaller).toMatch(
    /:root:lang\(vi\) \{ --family-text: [^;]+; --font-poster: min\(.* \* 0\.6, 13vw\); --font-display: min\(.* \* 0\.6, 13vw\); --font-title: min\(.*, 8vw\) \}/,
  )
  expect(styles).toContain(':lang(vi) { letter-spacing: 0 !important }')
  expect(preloads).toContain(`<link rel="preload" href="/${published}" as="font"`)
})

test('a page in another language gets nothing', async () => {
  expect(await publishFor('en-IN')).toMatchObject({ files: [], styles: '', preloads: '' })
})

test.each([
  ['stays in published styles when a language changes it', { languages }, 'var(--family-text)'],
  ['is written as its value otherwise', {}, "'Lora',serif"],
])('the property of a short list of fonts %s', (_, fonts, written) => {
  expect(writeShortValues('font-family: var(--family-text);', brandWith(fonts))).toBe(
    `font-family: ${written};`,
  )
})

test('a font file that is missing is reported at its place', async () => {
  const site = await exampleSite({
    'page-configs/brand.tokens.json': JSON.stringify({
      family: { text: { $value: ['Lora'], $extensions: { fonts: { languages } } } },
    }),
  })
  await expect(loadBrand(site)).rejects.toThrow(
    /family\.text\.\$extensions\.fonts\.languages\.vi\[0\]\.file[^]*expected {2}a file of an installed package[^]*received {2}"@fontsource-variable/,
  )
})
