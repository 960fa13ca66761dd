import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../src/author/scaffold/finish-plan.ts'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { carryOut } from '../../../src/author/scaffold/plan.ts'
import { planNew, type NewOptions } from '../../../src/author/scaffold/plan-new.ts'
import { validate } from '../../../src/lint/validate.ts'
import { exampleSite } from '../../support/example-site.ts'
import { article } from '../../support/example-edits.ts'
import { schemas } from '../../support/generated.ts'

const loaded = () => Promise.resolve(schemas)

/** Adds something to a copy of the small site. Returns the folder and the message to the author. */
async function written(wishes: NewOptions, files: Parameters<typeof exampleSite>[0] = {}) {
  const root = await exampleSite(files)
  const plan = await planNew(await projectToChange(root), wishes, loaded)
  await carryOut(root, plan)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return { root, plan, read, reported: () => outcomeOf(root, plan) }
}

/** Rules about texts and links that the author has yet to write. */
const theirs = new Set(['sample-text', 'orphan-page'])

/** Returns all other findings. */
const findingsIn = async (root: string) =>
  (await validate(root)).flatMap(({ rule, file, place, problem }) =>
    theirs.has(rule) ? [] : [`${file} ${place} ${problem ?? ''} [${rule}]`],
  )

describe('a page', () => {
  test.each([
    [
      'of a kind with a folder',
      { what: 'werk', title: 'Hängelampe & Co' },
      'werke/haengelampe-und-co',
      '/lampen/haengelampe-und-co',
    ],
    ['of a kind by its plural', { what: 'werk', title: 'X', slug: 'eigen' }, 'werke/eigen', '/lampen/eigen'],
    ['of general/', { what: 'page', title: 'Pflege' }, 'general/pflege', '/pflege'],
  ])('%s is valid without an edit, with its content and its questions', async (_, wishes, file, address) => {
    const { root, read, plan, reported } = await written(wishes)
    expect(await findingsIn(root)).toEqual([])
    const name = file.replace(/^.*\//, '')
    expect([...plan.creates.keys()]).toEqual([
      `page-configs/${file}.ts`,
      `content/api/${name}.json`,
      `page-configs/structured-data/${name}.json`,
    ])
    const lines = await reported()
    expect(lines).toContain(`Its address is ${address}`)
    expect(lines).toContainEqual(
      expect.stringMatching(`^content/api/${name}.json: \\d+ texts are still samples$`),
    )
    expect(read(`page-configs/structured-data/${name}.json`).match(/"question"/g)).toHaveLength(10)
    const questions = read(`content/api/${name}.json`).match(/"question": "SAMPLE: /g)
    expect(questions).toHaveLength(5)
  })

  test('has the layout of most pages of its kind, and lists parts without a sample', async () => {
    const page = (name: string, columns: number) =>
      JSON.stringify({
        title: name,
        head: { title: `${name} aus Esche`, description: `Die Lampe ${name} steht, wo sie gebraucht wird.` },
        content: { endpoint: name, prefix: name },
        blocks: [
          { type: 'hero', heading: name, text: 'Aus Esche, geölt und von Hand gebogen.' },
          { type: 'breadcrumb' },
          { type: 'alternating-rows', section: 1 },
          { type: 'cards', variant: 'tall', section: 4, columns },
          { type: 'link-cards', heading: 'Mehr', links: [{ label: 'Start', text: 'Alles', to: '/' }] },
          { type: 'faq', section: { key: `${name}_fragen` } },
          { type: 'cta-banner', heading: 'Für Ihren Tisch?', button: { label: 'Anfragen' } },
        ],
      })
    const models = {
      'page-configs/werke/eins.json': page('eins', 2),
      'page-configs/werke/zwei.json': page('zwei', 3),
    }
    const { root, read, plan } = await written({ what: 'werk', title: 'Stehlampe' }, models)
    const findings = await findingsIn(root)
    expect(findings.filter((finding) => finding.includes('stehlampe'))).toEqual([])
    const types = [...read('page-configs/werke/stehlampe.ts').matchAll(/type: '([\w-]+)'/g)].map(
      ([, type]) => type,
    )
    expect(types).toEqual(['hero', 'breadcrumb', 'alternating-rows', 'cards', 'faq', 'cta-banner'])
    expect(plan.notes).toContainEqual(expect.stringContaining('link-cards (its heading)'))
    expect(read('page-configs/werke/stehlampe.ts')).toContain(
      "{ type: 'cards', variant: 'tall', section: 4 }",
    )
    expect(read('content/api/stehlampe.json')).toContain('"section": "stehlampe_section4"')
  })

  test('never overwrites a page, and is written completely or not at all', async () => {
    const before = 'mine'
    const root = await exampleSite({ 'content/api/bogen-zwei.json': before })
    const plan = await planNew(await projectToChange(root), { what: 'werk', title: 'Bogen zwei' }, loaded)
    await expect(carryOut(root, plan)).rejects.toThrow(
      /files are there already[\s\S]+content\/api\/bogen-zwei\.json/,
    )
    expect(readFileSync(join(root, 'content/api/bogen-zwei.json'), 'utf8')).toBe(before)
    expect(existsSync(join(root, 'page-configs/werke/bogen-zwei.ts'))).toBe(false)
  })

  test('like another has its blocks, and content and names of its own', async () => {
    const { root, read } = await written({ what: 'werk', title: 'Bogen zwei', from: '/lampen/bogen' })
    expect(await findingsIn(root)).toEqual([])
    const page: unknown = JSON.parse(read('page-configs/werke/bogen-zwei.json'))
    expect(page).toMatchObject({
      name: 'bogen-zwei',
      title: 'Bogen zwei',
      content: { endpoint: 'bogen-zwei', prefix: 'bogen_zwei' },
    })
    expect(read('content/api/bogen-zwei.json')).toContain('"section": "bogen_zwei_faq_section"')
    expect(read('content/api/bogen-zwei.json')).toContain('Die Bogenlampe')
  })

  test.each([
    [{ what: 'werkk', title: 'X' }, /no kind of page "werkk"[\s\S]+did you mean "werk"\?/],
    [{ what: 'werk' }, /--title is needed/],
    [{}, /one of werk, page, article, redirect, block is needed/],
    [
      { what: 'werk', title: 'X', from: '/lampen/boge' },
      /no page at \/lampen\/boge[\s\S]+did you mean "\/lampen\/bogen"\?/,
    ],
    [{ what: 'article', title: 'X' }, /no page for an article/],
  ])('%j is refused', async (wishes, says) => {
    await expect(written(wishes)).rejects.toThrow(says)
  })
})

test('an article stands where its page looks for it', async () => {
  const { root, plan, read } = await written({ what: 'article', title: 'Vom Holz' }, article)
  expect(plan.address).toBe('/notizen/vom-holz')
  expect(JSON.parse(read('content/api/notizen/vom-holz.json'))).toMatchObject({
    id: 'vom-holz',
    title: 'Vom Holz',
  })
  expect(await findingsIn(root)).toEqual([])
})

test('the first redirect creates the file, later ones stand before it', async () => {
  const { root, read } = await written({ what: 'redirect', from: '/alt', to: '/schreiben' })
  expect(await findingsIn(root)).toEqual([])
  await carryOut(
    root,
    await planNew(await projectToChange(root), { what: 'redirect', from: '/neu', to: '/' }, loaded),
  )
  expect(await findingsIn(root)).toEqual([])
  expect(read('page-configs/redirects.ts')).toContain(
    "{ from: '/neu', to: '/' },\n  { from: '/alt', to: '/schreiben' },\n",
  )
})
