import ownExamples from 'virtual:own-blocks/examples'
import { expect, test } from 'vitest'
import { blocks } from '../../../block-library/blocks.ts'
import { sectionRef } from '../../../schemas/shared/section-ref.ts'
import { blockToAdd, sampledExample } from '../../../src/author/studio/editor/block-to-add.ts'
import { examples, examplesOf } from '../../../src/author/studio/blocks/examples.ts'
import type { PageSource } from '../../../src/lint/page-source.ts'
import { readExamplePage } from '../../../src/author/studio/blocks/example-page.ts'
import { textsIn } from '../../../src/util/texts-in.ts'
import { childOf } from '../../../src/util/document-order.ts'
import { site } from '../../support/bakery.ts'

const source: PageSource = {
  file: 'page-configs/lampen/bogen.ts',
  config: { content: { endpoint: 'bogen', prefix: 'bogen' }, blocks: [{ type: 'hero', section: 1 }] },
  kind: 'lampen',
  kinds: {},
  host: '',
  answer: [{ section: 'bogen_section1', images: [{ image: 'pictures/abend.webp' }] }],
}
const idOf = (block: unknown) => childOf(block, 'id')

function defaultOf(type: string) {
  const example = examplesOf(type).default
  if (!example) throw new Error(`${type} has no default example`)
  return { type, name: 'default', example }
}

test.each(examples)('$type, $name gets an id that the page does not have', ({ type, name, example }) => {
  const exampleId = example.block.id ?? type
  const first = blockToAdd({ type, name, example }, source, [])
  expect(idOf(first.block)).toBe(exampleId === type ? undefined : exampleId)
  const second = blockToAdd({ type, name, example }, source, [type, exampleId, `${exampleId}-2`])
  expect(idOf(second.block)).toBe(`${exampleId}-3`)
})

test('a block that shows a section gets a sample of it under the next free number', () => {
  expect(blockToAdd(defaultOf('cards'), source, []).section).toMatchObject({
    file: 'content/api/bogen.json',
    value: {
      section: 'bogen_section2',
      images: [{ image: 'pictures/abend.webp', title: 'SAMPLE: title 1' }, {}, {}, {}],
    },
  })
})

test('the tenth section has a number of its own, which the schema takes', () => {
  const answer = Array.from({ length: 9 }, (_, index) => ({ section: `bogen_section${index + 1}` }))
  const { block } = blockToAdd(defaultOf('cards'), { ...source, answer }, [])
  expect(sectionRef().parse(childOf(block, 'section'))).toBe(10)
})

test('content of another host is not written', () => {
  expect(
    blockToAdd(defaultOf('cards'), { ...source, host: 'https://content.example' }, []),
  ).not.toHaveProperty('section')
})

test('a page without content gets a file of its name along with the block', () => {
  const config = { name: 'ueber-uns', blocks: [] }
  const { block, section, content } = blockToAdd(
    defaultOf('cards'),
    { ...source, config, answer: undefined },
    [],
  )
  expect(block).toMatchObject({ section: 1 })
  expect(content).toEqual({ endpoint: 'ueber-uns', prefix: 'ueber_uns' })
  expect(section).toMatchObject({
    file: 'content/api/ueber-uns.json',
    value: { section: 'ueber_uns_section1' },
  })
  expect(blockToAdd(defaultOf('cards'), source, [])).not.toHaveProperty('content')
})

test('no sample of a block is about the trade of this repository’s site', () => {
  const offered = Object.keys(blocks).filter((type) => !(type in ownExamples))
  const shown = offered.map((type) => {
    const { block, sections, input } = sampledExample(defaultOf(type))
    return [
      type,
      textsIn('', { block, sections, input }).filter(({ text }) => /\bLED\b|\bnits\b|pitch/i.test(text)),
    ]
  })
  expect(shown.filter(([, texts]) => texts?.length)).toEqual([])
})

test('texts of options are marked as samples, and names and addresses are not', () => {
  const { block } = blockToAdd(defaultOf('cta-banner'), source, [])
  const texts = textsIn('', block).map(({ path, text }) => `${path.join('.')}: ${text}`)
  expect(texts).toContain('button.label: SAMPLE: button label')
  expect(texts.filter((text) => /^(?:type|section|id|.*\.to|.*\.src): SAMPLE/.test(text))).toEqual([])
})

test.each(examples.filter(({ example }) => !example.hidden))(
  '$type, $name is valid with samples in its options',
  ({ type, name, example }) => {
    const { block } = blockToAdd({ type, name, example }, source, [])
    expect(readExamplePage(block, site)).toMatchObject({ ok: true })
  },
)

test('addresses and pictures that the site lacks are others of the site', () => {
  const namesOfSite = {
    address: ['/', '/lampen', '/lampen/bogen'],
    picture: ['/media/feld.webp'],
    contentPicture: ['pictures/abend.webp'],
  }
  const textsOf = (type: string) =>
    textsIn('', blockToAdd(defaultOf(type), source, [], namesOfSite).block).map(({ text }) => text)
  expect(textsOf('article')).toContain('/media/feld.webp')
  expect(textsOf('industry-tiles')).toContain('/lampen')
  expect(textsOf('testimonials')).toContain('pictures/abend.webp')
  const names = new Set(Object.values(namesOfSite).flat())
  const foreign = ['breadcrumb', 'link-cards', 'industry-tiles', 'testimonials'].flatMap(textsOf)
  expect(foreign.filter((text) => /^(?:\/|pictures\/)/.test(text) && !names.has(text))).toEqual([])
})

test('a block that shows a section by its usual name gets a sample of it', () => {
  const { block, section } = blockToAdd(defaultOf('faq'), source, [])
  expect(block).toMatchObject({ type: 'faq', section: 'faq_section' })
  expect(section?.value).toMatchObject({ section: 'bogen_faq_section' })
})
