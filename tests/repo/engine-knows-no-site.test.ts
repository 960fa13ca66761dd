import { expect, test } from 'vitest'
import { readProject } from '../../src/site/config/read-project.ts'
import type { SiteConfig } from '../../src/site/config/site-config.ts'
import { bakery } from '../support/bakery.ts'
import { importModule } from '../support/import-module.ts'
import { root } from '../support/root.ts'
import { codeBelow } from '../support/files-below.ts'

const code = codeBelow('schemas', 'block-library', 'src')
/** Code of the engine. Examples show its blocks in tests, so they may name addresses and towns. */
const engine = code.filter(({ file }) => !/[/-]examples\.ts$|^[a-z-]+\/(?:led|generated)\//.test(file))
/** Texts of blocks that the palette of every site shows. */
const shown = code.filter(({ file }) => /^block-library\/[a-z-]+\/examples\.ts$/.test(file))

/** Returns the words that identify a site. */
function wordsOf({ site }: SiteConfig): string[] {
  const { brand, phone, email, supportEmail, cities, language, dates, copyright, socials } = site
  const optional = [supportEmail, copyright.parent?.label].filter((word) => word !== undefined)
  const words = [brand, phone, email, ...optional, language, dates.timeZone]
  return [...words, ...cities, ...socials.map(({ href }) => href)]
}

/** Returns the addresses of a site's pages, settings and kinds of pages that begin with a name. */
const addressesOf = ({ pages, kinds, site, redirects }: SiteConfig) =>
  new Set(
    [
      ...pages.map(({ path }) => path),
      ...Object.values(kinds).map((kind) => kind.pages?.root ?? '/'),
      ...Object.values(site.defaults),
      ...redirects.map(({ from }) => from),
    ]
      .map((address = '/') => address.replace(/\/[:*].*$/, ''))
      .filter((address) => /^\/\w/.test(address)),
  )

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const patternsOf = (config: SiteConfig) => [
  ...wordsOf(config).map((word) => new RegExp(String.raw`(?<![\w-])${escape(word)}(?![\w-])`, 'iu')),
  // Matches addresses, not the ends of file paths: no character of a name is before the match.
  ...[...addressesOf(config)].map(
    (address) => new RegExp(String.raw`(?<![\w.\]}*-])${escape(address)}(?![\w.-])`, 'u'),
  ),
]

const ofBakery = patternsOf(bakery)
/** The site of this repository, unless it was deleted. */
const { config: first } = await readProject(root, importModule)
const ofAll = [...(first ? patternsOf(first) : []), ...ofBakery]

/** Returns the lines of a text that match one of the patterns. */
const namesIn = (text: string, patterns: RegExp[]) =>
  text.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)))

test('the engine has no name of a site, its pages or its paths', () => {
  const matches = engine.flatMap(({ file, text }) =>
    namesIn(text, ofAll).map((line) => `${file}: ${line.trim()}`),
  )
  expect(engine.length).toBeGreaterThan(400)
  expect(matches).toEqual([])
})

/** Words for the goods of this repository's site. Its blocks in `block-library/led` alone have them. */
const goods = [/planner|cabinet|\bpitch(?:es)?\b|\bled[-/]/i, /\bLEDs?\b/, /pixel/i]

/** Files about pictures and windows, whose unit is the pixel. */
const inPixels =
  /picture|preview|\/diff\/|\/studio\/|(?:site|page-document)\.ts|commands\.mjs|strip\.behaviour/

test('nothing in the engine names the goods of this site', () => {
  const matches = engine.flatMap(({ file, text }) => {
    const lines = namesIn(text, goods.slice(0, inPixels.test(file) ? 2 : 3))
    return [...namesIn(file, goods.slice(0, 2)), ...lines].map((line) => `${file}: ${line.trim()}`)
  })
  const inExamples = shown.flatMap(({ file, text }) => {
    const texts = text.replaceAll(/(?:pictures|media)\/[\w.-]+/g, '')
    return namesIn(texts, [...goods, /\bnits?\b/i]).map((line) => `${file}: ${line.trim()}`)
  })
  expect(shown.length).toBeGreaterThan(20)
  expect([...matches, ...inExamples]).toEqual([])
})

test.each(['// Plans a cabinet.', 'pitch: z.number()', '/** An LED wall. */', "'led/parts'", 'pixelMark'])(
  'a line that names goods is found: %s',
  (line) => {
    expect(namesIn(line, goods)).toEqual([line])
  },
)

test.each([
  "const brand = 'Bäckerei Kornblum'",
  "to: sitePath().default('/kontakt'),",
  'const address = `/stimmen/${slug}`',
  '<Link to="/brote/weissbrot">',
  "const roots = { cakes: '/kuchen' }",
  "timeZone: z.string().default('Europe/Berlin'),",
  "picture: { src: '/media/feld.webp' }",
  '// The shop in Emmendingen.',
])('a line that does is found: %s', (line) => {
  expect(namesIn(line, ofBakery)).toEqual([line])
})

test.each([
  "import { contactSchema } from './blocks/contact.ts'",
  "import type { bindContact } from '../contact/bind.ts'",
  'const file = `${folder}/gallery`',
  "path: '/media/*',",
])('a line that only looks like it is not: %s', (line) => {
  expect(namesIn(line, ofBakery)).toEqual([])
})
