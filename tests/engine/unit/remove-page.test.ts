import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { carryOut } from '../../../src/author/scaffold/plan.ts'
import { removeCommand } from '../../../src/author/scaffold/remove-command.ts'
import { removePage } from '../../../src/author/scaffold/remove-page.ts'
import { textHash } from '../../../src/site/languages/shown-texts.ts'
import { validate } from '../../../src/lint/validate.ts'
import { withoutWords } from '../../support/example-findings.ts'
import { exampleSite } from '../../support/example-site.ts'
import { lampIndex, lampWorks } from '../../support/lamp-cards.ts'

const list = lampIndex().replace("label: 'Start', to: '/'", "label: 'Bogen', to: '/lampen/bogen'")
const card = (title: string, description = 'Aus Esche.') => ({ image: 'abend.webp', title, description })
const translated = (...texts: string[]) =>
  JSON.stringify({
    texts: Object.fromEntries(
      texts.map((text, at) => [`0.images.${at}`, { of: textHash(text), text: `E ${text}` }]),
    ),
  })
const translations = 'content/translations/en/api/lampen.json'
const files: Parameters<typeof exampleSite>[0] = {
  ...lampWorks,
  'page-configs/site.ts': (text) =>
    text
      .replace(
        'headerLinks: [start, lampen]',
        "headerLinks: [start, { label: 'Lampen', to: '/lampen', pagesBelow: true }]",
      )
      .replace('  dates: {', "  languages: [{ tag: 'de-DE' }, { tag: 'en', root: '/en' }],\n  dates: {"),
  'page-configs/general/lampen.ts': list,
  'page-configs/redirects.ts': `import { defineRedirects } from 'pagework'\n\nexport default defineRedirects([{ from: '/alt', to: '/lampen/bogen' }, { from: '/lampen/kreis', to: '/lampen/bogen' }])\n`,
  'content/api/lampen.json': JSON.stringify([
    {
      section: 'lampen_section1',
      title: 'Karten',
      images: [card('Bogen', 'Gebogen.'), card('Ring'), card('Stab'), card('Bogen'), card('Kreis')],
    },
  ]),
  [translations]: translated('Gebogen.', 'Aus Esche.', 'Ring'),
  'page-configs/translations/en/werke/bogen.json': translated('Bogenlampe'),
}

/** Removes the page of a lamp. Returns the plan, the files and the findings. */
async function removed(to?: string, more: typeof files = {}) {
  const root = await exampleSite({ ...files, ...more })
  const plan = await removePage(await projectToChange(root), '/lampen/bogen', to)
  await carryOut(root, plan)
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
  const reported = withoutWords(await validate(root)).filter(({ rule }) => rule !== 'missing-translation')
  const findings = reported.map(({ rule, file, place }) => `${rule} ${file} ${place}`)
  return { plan, read, findings }
}

test.each([
  [['/lampen/boge'], 'There is no page at /lampen/boge'],
  [['/lampen/bogen'], '--to /another/address, or --gone'],
  [['/', '--gone'], 'Every site has a page at /'],
])('npm run remove -- %s: the first fault is named', async (args, message) => {
  const root = await exampleSite(files)
  await expect(removeCommand(args, { root, log: () => undefined })).rejects.toThrow(message)
})

describe('a removed page', () => {
  test('goes with its content, translations, cards and links of menus; other links lead to another page', async () => {
    const { plan, read, findings } = await removed('/lampen/ring')
    expect([...plan.removes.keys()]).toEqual([
      'page-configs/werke/bogen.json',
      'page-configs/translations/en/werke/bogen.json',
      'content/api/bogen.json',
    ])
    expect(JSON.parse(read('content/api/lampen.json'))[0].images).toEqual([card('Ring'), card('Stab')])
    expect(Object.keys(JSON.parse(read(translations)).texts)).toEqual(['0.images.1', '0.images.2'])
    expect(read('page-configs/general/lampen.ts')).toContain("to: '/lampen/ring'")
    expect(read('page-configs/redirects.ts')).toContain(
      "{ from: '/lampen/bogen', to: '/lampen/ring' },\n  { from: '/en/lampen/bogen', to: '/lampen/ring' },\n  { from: '/alt', to: '/lampen/ring' },\n  { from: '/lampen/kreis', to: '/lampen/ring' },\n",
    )
    expect(read('page-configs/site.ts')).toContain('menuLinks: [start, kontakt]')
    expect(findings).toEqual([])
  })

  test('leaves its entry of the metadata to the pages of a kind that use it', async () => {
    const { read } = await removed('/lampen/ring', {
      'page-configs/werke/bogen.json': (text) => text.replace(/"name": "\w+"/, '"name": "werkstatt"'),
    })
    expect(read('page-configs/metadata.json')).toContain('"werkstatt"')
  })

  test('without another page is gone for good, and its other links are reported', async () => {
    const { read, findings } = await removed()
    expect(read('page-configs/redirects.ts')).toContain(
      "  { from: '/lampen/bogen', status: 410 },\n  { from: '/en/lampen/bogen', status: 410 },\n",
    )
    expect(findings).toEqual(['link-target page-configs/general/lampen.ts blocks[2].button.to (cta-banner)'])
  })

  test('leaves a list that code makes to its author, with its translations', async () => {
    const translation = 'page-configs/translations/en/general/lampen.json'
    const { plan, read, findings } = await removed(undefined, {
      'page-configs/general/lampen.ts': list.replace(
        "heading: 'Lampen',",
        "heading: 'Lampen', links: ['bogen'].map((name) => ({ label: `Zur ${name}lampe`, to: `/lampen/${name}` })),",
      ),
      [translation]: translated('Zur bogenlampe'),
    })
    expect(findings).toContain('link-target page-configs/general/lampen.ts blocks[0].links[0].to (hero)')
    expect(Object.keys(JSON.parse(read(translation)).texts)).toEqual(['0.images.0'])
    expect(plan.notes).toEqual([
      expect.stringMatching(/^page-configs\/general\/lampen\.ts:9: code makes this list/),
    ])
  })

  test.each([
    ['/lampen/boge', undefined, /did you mean "\/lampen\/bogen"\?/],
    ['/lampen/bogen', '/lampen/x', /no page at \/lampen\/x/],
    ['/notizen/:id', undefined, /by hand/],
  ])('%s is not removed for %s', async (address, to, message) => {
    const project = await projectToChange(await exampleSite(files))
    await expect(removePage(project, address, to)).rejects.toThrow(message)
  })
})
