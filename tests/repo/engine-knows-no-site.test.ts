import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, siteConfig } from '../support/site-config.ts'

/** Folders of the engine. Examples show its blocks in tests, so they may name anything. */
const rooms = ['schemas', 'block-library', 'src']
const isEngine = (file: string) => /\.(tsx?|css)$/.test(file) && !/[/-]examples\.ts$/.test(file)

/** Words that identify this site. */
const { brand, phone, email, supportEmail, cities, language, dates, copyright, socials } = siteConfig.site
const words = [brand, phone, email, supportEmail, copyright.parent.label, language, dates.timeZone]
const named = [...words, ...cities, ...socials.map(({ href }) => href)]

/** Addresses of its pages, settings and kinds of pages that begin with a name. */
const addresses = new Set(
  [
    ...siteConfig.pages.map(({ path }) => path),
    ...Object.values(siteConfig.kinds).map(({ pages }) => pages?.root ?? '/'),
    ...Object.values(siteConfig.site.defaults),
    ...siteConfig.redirects.map(({ from }) => from),
  ]
    .map((address = '/') => address.replace(/\/[:*].*$/, ''))
    .filter((address) => /^\/\w/.test(address)),
)

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const forbidden = [
  ...named.map((word) => new RegExp(String.raw`(?<![\w-])${escape(word)}(?![\w-])`, 'iu')),
  // Matches addresses, not the ends of file paths: no character of a name is before the match.
  ...[...addresses].map(
    (address) => new RegExp(String.raw`(?<![\w.\]}*-])${escape(address)}(?![\w.-])`, 'u'),
  ),
]

/** Returns the lines of a text that name this site or a page of it. */
const namesIn = (text: string) =>
  text.split('\n').filter((line) => forbidden.some((pattern) => pattern.test(line)))

test('nothing in the engine names this site, a page of it or a path of it', async () => {
  const found: string[] = []
  for (const room of rooms) {
    const files = await readdir(join(root, room), { recursive: true })
    for (const file of files.filter((name) => isEngine(`/${name}`))) {
      const lines = namesIn(await readFile(join(root, room, file), 'utf8'))
      found.push(...lines.map((line) => `${room}/${file}: ${line.trim()}`))
    }
  }
  expect(found).toEqual([])
})

test.each([
  "const brand = 'Xigi'",
  "to: sitePath().default('/contact'),",
  'const address = `/clients/${slug}`',
  '<Link to="/products/led-standee-display">',
  "const roots = { industries: '/industry' }",
  "timeZone: z.string().default('Asia/Kolkata'),",
  "picture: { src: '/media/cta.webp' }",
  '// The offices in Theni and Chennai.',
])('a line that does is found: %s', (line) => {
  expect(namesIn(line)).toEqual([line])
})

test.each([
  "import { contactSchema } from './blocks/contact.ts'",
  "import type { bindContact } from '../contact/bind.ts'",
  'const file = `${folder}/gallery`',
  "path: '/media/*',",
])('a line that only looks like it is not: %s', (line) => {
  expect(namesIn(line)).toEqual([])
})
