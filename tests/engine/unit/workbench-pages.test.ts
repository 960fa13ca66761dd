import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blockSchema } from '../../../schemas/blocks/index.ts'
import { kindsSchema } from '../../../schemas/kinds.ts'
import { placeExample } from '../../../src/author/studio/blocks/example-page.ts'
import { examples, examplesOf } from '../../../src/author/studio/blocks/examples.ts'
import { blockShapes, withKindDefaults } from '../../../src/author/studio/options/block-shapes.ts'
import { withoutDefaults } from '../../../src/author/studio/options/config-source.ts'
import { entriesOf } from '../../../src/author/studio/options/values.ts'
import { pageBlockAddress, placeAt } from '../../../src/author/studio/workbench/place.ts'
import {
  bindPlaced,
  blockIn,
  placePageBlock,
  readPlaced,
  withBlock,
  type PlacedBlock,
} from '../../../src/author/studio/blocks/placed-block.ts'
import { openProject } from '../../../src/author/scaffold/open-project.ts'
import { pageSource } from '../../../src/lint/page-source.ts'
import { forEditors } from '../../support/generated.ts'
import { exampleSite } from '../../support/example-site.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { site } from '../../support/bakery.ts'
import { root } from '../../support/root.ts'

const shapes = blockShapes(forEditors.get('page') ?? {}, {})
const types = blockSchema.options.map(({ shape }) => shape.type.value)

const sourceAt = async (pathname: string, files: Parameters<typeof exampleSite>[0] = {}) =>
  pageSource(await openProject(await exampleSite(files)), pathname)

const asItIs = () => Promise.resolve((html: string) => ({ __html: html }))

test.each(['/', '/products/led-poster', '/notes/caf%C3%A9', '/brote/weißbrot', '*'])(
  'the address of a block leads to the block of the page %s',
  (pathname) => {
    const { hash } = new URL(pageBlockAddress(pathname, 'faq'), 'http://workbench.invalid')
    expect(placeAt(hash, examples)).toEqual({ view: 'page-block', pathname, id: 'faq' })
  },
)

describe('a block of a page', () => {
  test('has the options of its config and the content of its page', async () => {
    const source = await sourceAt('/lampen/bogen')
    const placed = placePageBlock(source, 'fragen', site)
    const written: unknown = JSON.parse(
      readFileSync(join(root, 'tests/example-site/page-configs/werke/bogen.json'), 'utf8'),
    )
    expect(written).toHaveProperty('blocks', expect.arrayContaining([blockIn(placed)]))
    const { shown, hasHeadline } = await bindPlaced(placed, site, asItIs)
    expect(shown.map(({ id }) => id)).toEqual(['fragen'])
    // The page's hero has the first headline.
    expect(hasHeadline).toBe(false)
    expect(JSON.stringify(shown)).toContain('Wie schwer ist sie?')
  })

  test('at an address in another language is the one of the page in the site’s own', async () => {
    const { file, config, answer } = await sourceAt('/en/lampen/bogen', englishFiles())
    const own = await sourceAt('/lampen/bogen')
    expect({ file, config, answer }).toEqual({ file: own.file, config: own.config, answer: own.answer })
  })

  test('that the page does not have is reported with the ids of the page', async () => {
    const source = await sourceAt('/')
    expect(() => placePageBlock(source, 'notiz', site)).toThrow(
      [
        'page-configs/general/index.ts has no block with this id: choose a block under Pages.',
        'expected  one of "anfang", "notizen", "ende"',
        'received  "notiz"',
        'did you mean "notizen"?',
      ].join('\n'),
    )
  })

  test('of a page that cannot be read is reported with the place of the mistake', async () => {
    const file = 'page-configs/general/schreiben.ts'
    const broken = { [file]: (text: string) => text.replace(`title: 'Schreiben'`, `titel: 'Schreiben'`) }
    await expect(sourceAt('/schreiben', broken)).rejects.toThrow(
      /page-configs\/general\/schreiben\.ts\n +\d+:\d+ titel \[unknown-key\][\s\S]*did you mean "title"\?/,
    )
  })

  test('of an unknown page is reported with the nearest address', async () => {
    await expect(sourceAt('/schreibn')).rejects.toThrow(
      'The site has no page at /schreibn: choose a block under Pages.\ndid you mean "/schreiben"?',
    )
  })

  test('is drawn without content if the content fails, and the failure is in words', async () => {
    const missing = await sourceAt('/lampen/bogen', { 'content/api/bogen.json': undefined })
    expect(missing.answer).toBeUndefined()
    expect(missing.failure).toContain('there is no file content/api/bogen.json; write it')
    const { shown, hidden } = await bindPlaced(placePageBlock(missing, 'fragen', site), site, asItIs)
    expect([shown.length, hidden.length]).toEqual([0, 1])
    const empty = await sourceAt('/lampen/bogen', { 'content/api/bogen.json': '[]' })
    expect(empty.failure).toContain('content/api/bogen.json\nproblem   is an empty list')
    const sound = await sourceAt('/lampen/bogen')
    expect(sound.failure).toBeUndefined()
  })

  test('is drawn with the fallback of its page if the content fails', async () => {
    const page = 'page-configs/werke/bogen.json'
    const written = readFileSync(join(root, 'tests/example-site', page), 'utf8')
    const answer = readFileSync(join(root, 'tests/example-site/content/api/bogen.json'), 'utf8')
    const files = {
      [page]: written.replace('"endpoint"', '"fallback": "bogen", "envelope": "data", "endpoint"'),
      'page-configs/fallback/bogen.json': answer.replace('Wie schwer ist sie?', 'Wie leicht ist sie?'),
    }
    const drawn = async (content: string | undefined) => {
      const source = await sourceAt('/lampen/bogen', { ...files, 'content/api/bogen.json': content })
      const { shown } = await bindPlaced(placePageBlock(source, 'fragen', site), site, asItIs)
      return { failure: source.failure, shown: JSON.stringify(shown) }
    }
    const missing = await drawn(undefined)
    expect(missing.failure).toContain('there is no file content/api/bogen.json; write it')
    expect(missing.shown).toContain('Wie leicht ist sie?')
    // An answer of another shape fails too, and the fallback is not used beside a usable answer.
    expect((await drawn('{"a": 1}')).shown).toContain('Wie leicht ist sie?')
    expect((await drawn(`{ "data": ${answer} }`)).shown).toContain('Wie schwer ist sie?')
  })
})

describe('the config to copy', () => {
  const lean = (block: unknown, kind: string, kinds = kindsSchema.parse({})) =>
    withoutDefaults(block, withKindDefaults(shapeOf(block), block, kinds[kind]))

  test.each(types)('of %s gives the same block on a page whose kind has defaults', (type) => {
    const examplesHere = Object.values(examplesOf(type))
    for (const { block: other } of examplesHere) {
      const options = Object.fromEntries(
        entriesOf(other).filter(([key]) => !['type', 'section'].includes(key)),
      )
      const kinds = kindsSchema.parse({
        lamp: { metadata: 'lamp', defaults: [{ block: { type }, options }] },
      })
      for (const example of examplesHere) {
        const placed = withKind(placeExample(example), kinds, 'lamp')
        const copied = withBlock(placed, lean(example.block, 'lamp', kinds))
        expect(validPage(copied)).toEqual(validPage(placed))
      }
      // A block whose options are all defaults of its kind keeps only its type and its section.
      const keys = entriesOf(lean(other, 'lamp', kinds)).map(([key]) => key)
      expect(['type', 'section']).toEqual(expect.arrayContaining(keys))
    }
  })

  test('keeps a default of the schema that the kind changes, and a section that chooses the defaults', () => {
    const kinds = kindsSchema.parse({
      lamp: {
        metadata: 'lamp',
        defaults: [
          { block: { type: 'cards' }, options: { variant: 'over', heading: 'Lamps' } },
          { block: { type: 'faq', section: 'faq_section' }, options: { heading: 'Questions' } },
        ],
      },
    })
    const cards = { type: 'cards', section: 2, variant: 'below', heading: 'Lamps', columns: 3 }
    expect(lean(cards, 'lamp', kinds)).toEqual({ type: 'cards', section: 2, variant: 'below', columns: 3 })
    const faq = { type: 'faq', id: 'faq', section: 'faq_section', heading: 'Questions' }
    expect(lean(faq, 'lamp', kinds)).toEqual({ type: 'faq', section: 'faq_section' })
    expect(lean(faq, 'other', kinds)).toEqual({ type: 'faq', heading: 'Questions' })
  })
})

/** Returns the page of a block; undefined if it is invalid, since some examples exclude the options of others. */
function validPage(placed: PlacedBlock) {
  const parsed = readPlaced(placed, site)
  return parsed.ok ? parsed.value : undefined
}

function shapeOf(block: unknown) {
  const shape = shapes.get(String(Object(block).type))
  if (!shape) throw new Error('The block has no shape')
  return shape
}

const withKind = (placed: PlacedBlock, kinds: PlacedBlock['kinds'], kind: string): PlacedBlock => ({
  ...placed,
  config: { ...Object(placed.config), kind },
  kind,
  kinds,
})
