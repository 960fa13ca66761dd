import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyFor } from '../../../src/author/scaffold/address-key.ts'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { carryOut } from '../../../src/author/scaffold/plan.ts'
import { planNew, type NewOptions } from '../../../src/author/scaffold/plan-new.ts'
import { validate } from '../../../src/lint/validate.ts'
import { withoutWords } from '../../support/example-findings.ts'
import { exampleSite } from '../../support/example-site.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { schemas } from '../../support/generated.ts'
import { lampMenu } from '../../support/lamp-cards.ts'

const index = `import { definePage } from 'pagework'
import { links } from '../links.ts'

export default definePage({
  kind: 'seite',
  title: 'Lampen',
  head: { title: 'Alle Lampen | Lichtwerk', description: 'Alle Lampen der Werkstatt auf einer Seite.' },
  content: { endpoint: 'lampen', prefix: 'lampen' },
  blocks: [
    { type: 'hero', heading: 'Lampen', text: '${'Jede Lampe ist einzeln gebaut. '.repeat(6).trim()}' },
    { type: 'cards', section: 1, links },
    { type: 'industry-tiles', section: 2, links, button: { label: 'Alle', to: '/' } },
    { type: 'cta-banner', heading: 'Zur Startseite', button: { label: 'Start', to: '/' } },
  ],
})
`
const links = (titles: string) => `import { defineTitleLinks } from 'pagework'

export const links = defineTitleLinks({ root: '/lampen', keys: 'hyphens'${titles} })
`
const content = [
  {
    section: 'lampen_section1',
    title: 'Karten',
    images: [{ image: 'abend.webp', title: 'Bogen', description: 'Ein Bogen aus Esche.' }],
  },
  {
    section: 'lampen_section2',
    title: 'Kacheln',
    images: [{ image: ['abend.webp', 'abend.webp'], title: 'Bogen' }],
  },
]
const listed = (titles = '') => ({
  ...lampMenu,
  'page-configs/links.ts': links(titles),
  'page-configs/general/lampen.ts': index,
  'content/api/lampen.json': JSON.stringify(content),
})

/** Writes a page into a copy of the small site, and returns its files and findings. */
async function written(wishes: NewOptions, files: Parameters<typeof exampleSite>[0]) {
  const root = await exampleSite(files)
  const plan = await planNew(await projectToChange(root), wishes, () => Promise.resolve(schemas))
  await carryOut(root, plan)
  const findings = withoutWords(await validate(root)).map(({ rule, file }) => `${rule} ${file}`)
  return { plan, findings, read: (file: string) => readFileSync(join(root, file), 'utf8') }
}

test.each([
  ['written from samples', { what: 'werk', title: 'Ring' }],
  ['copied', { what: 'werk', title: 'Ring', from: '/lampen/bogen' }],
])('a page %s has its card in each list of its kind', async (_, wishes) => {
  const { plan, findings, read } = await written(wishes, listed())
  const [cards, tiles] = JSON.parse(read('content/api/lampen.json'))
  expect(cards.images[1]).toEqual({
    image: 'abend.webp',
    title: 'Ring',
    description: 'SAMPLE: what Ring is, in a sentence or two.',
  })
  expect(tiles.images[1]).toEqual({ image: ['abend.webp', 'abend.webp'], title: 'Ring' })
  expect(plan.notes).toContain('Its card is on /lampen; choose its picture and write its text')
  expect(findings).toContain('sample-text content/api/lampen.json')
  expect(findings.filter((finding) => !finding.startsWith('sample-text'))).toEqual([])
})

test.each([
  ['', "known: [{ title: 'Москва', key: 'moskva' }]"],
  [", known: [{ title: 'Bogen', key: 'bogen' }]", "{ title: 'Москва', key: 'moskva' },"],
  [", known: [...[{ title: 'Bogen', key: 'bogen' }]]", "[{ title: 'Москва', key: 'moskva' }, ...["],
])('a title that makes another address becomes a known title%s', async (titles, says) => {
  const { findings, read } = await written({ what: 'werk', title: 'Москва' }, listed(titles))
  expect(read('page-configs/links.ts')).toContain(says)
  expect(findings.filter((finding) => !finding.startsWith('sample-text'))).toEqual([])
})

test('a page gets rows in the specification that its siblings share', async () => {
  const sibling = `import { definePage } from 'pagework'
import { rows, figures } from '../figures.ts'

export default definePage({
  title: 'Stab',
  head: { title: 'Stab | Lichtwerk', description: 'Der Stab, einzeln gebaut in der Werkstatt.' },
  blocks: [
    { type: 'hero', heading: 'Stab', text: '${'Licht '.repeat(24).trim()}' },
    { type: 'spec-table', heading: 'Maße', table: { rows, products: [figures.stab] } },
  ],
})
`
  const figures = `export const rows = [{ key: 'height', name: 'Höhe', unit: 'cm' }, { key: 'light', name: 'Licht' }]

export const figures = { stab: { name: 'Stab', to: '/lampen/stab', values: { height: 120 } } }
`
  const { findings, read, plan } = await written(
    { what: 'werk', title: '24 Ringe' },
    {
      'page-configs/figures.ts': figures,
      'page-configs/werke/bogen.json': undefined,
      'content/api/bogen.json': undefined,
      'page-configs/site.ts': (text) => text.replaceAll('/lampen/bogen', '/lampen/stab'),
      'page-configs/werke/stab.ts': sibling,
    },
  )
  expect(read('page-configs/werke/24-ringe.ts')).toContain('table: { rows, products: [figures.n24Ringe] }')
  expect(read('page-configs/werke/24-ringe.ts')).toContain("import { rows, figures } from '../figures.ts'")
  expect(read('page-configs/figures.ts')).toContain(
    "n24Ringe: { name: '24 Ringe', to: '/lampen/24-ringe', values: { height: 'SAMPLE: höhe' } }",
  )
  expect(plan.notes.join()).not.toContain('spec-table')
  expect([...plan.creates.keys()]).not.toContain('content/api/24-ringe.json')
  // The small site has no list and no menu of its lamps.
  expect(findings.filter((finding) => !finding.startsWith('sample-text'))).toEqual([
    'orphan-page page-configs/werke/24-ringe.ts',
  ])
  expect(findings).toContain('sample-text page-configs/figures.ts')
})

test.each([
  ['Weißbrot', 'weissbrot'],
  ['Smørrebrød', 'smorrebrod'],
  ['Ærø & Œuvre', 'aero-und-oeuvre'],
  ['Москва', 'moskva'],
  ['日本', undefined],
  ['½ – !', undefined],
])('the title %s makes the address %s', async (title, key) => {
  const project = await projectToChange(await exampleSite({}))
  expect(keyFor(project, title)).toBe(key)
})

test('an industry key joins its words in Latin letters', async () => {
  const project = await projectToChange(await exampleSite({}))
  const joined = { root: '/branchen', keys: 'joined' as const, known: [{ title: 'Å', key: 'Fluss' }] }
  expect(keyFor(project, 'Bäder & Smørrebrød', joined)).toBe('BaderUndSmorrebrod')
  expect(keyFor(project, 'Å', joined)).toBe('Fluss')
  expect(keyFor(project, '日本', joined)).toBeUndefined()
})

test.each<[NewOptions, string]>([
  [{ what: 'werk', title: '日本' }, 'The title "日本" makes no address'],
  [{ what: 'werk', title: '日本' }, '--slug garden-lamp'],
  [{ what: 'werk', title: '日本', from: '/lampen/bogen' }, '--slug garden-lamp'],
  [{ what: 'werk', title: 'Ring', slug: '日本' }, '--slug "日本" is not part of an address'],
  [{ what: 'werk', title: 'Ring', slug: 'a/b' }, 'letters from a to z, digits and single hyphens'],
  [{ what: 'werk', title: 'Ring', slug: 'BOGEN' }, 'There is a page at /lampen/bogen already'],
  [{ what: 'werk', title: 'Bogen' }, 'Choose another address. For npm run new, --slug names its last part'],
  [{ what: 'page', title: 'Api' }, 'The address /api is reserved'],
])('%j is refused: %s', async (wishes, says) => {
  await expect(written(wishes, {})).rejects.toThrow(says)
})

test('a new page of a site with languages says how it is translated', async () => {
  const project = await projectToChange(await exampleSite(englishFiles()))
  const { notes, creates } = await planNew(project, { what: 'werk', title: 'Esche' }, () =>
    Promise.resolve(schemas),
  )
  const files = [...creates.keys()].join(' ')
  expect(files).toContain('page-configs/')
  expect(notes.at(-1)).toBe(`To translate it: npm run translate -- en ${files} --write`)
})
