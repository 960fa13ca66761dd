import { describe, expect, test } from 'vitest'
import { blockSchema } from '../../../schemas/blocks/index.ts'
import { readExamplePage } from '../../../src/author/studio/blocks/example-page.ts'
import { nameKinds } from '../../../src/author/generate/known-names.ts'
import { examples } from '../../../src/author/studio/blocks/examples.ts'
import { fallingTo, matching, nextIn } from '../../../src/author/studio/blocks/filter-examples.ts'
import { blockShapes } from '../../../src/author/studio/options/block-shapes.ts'
import { configSource, withoutDefaults } from '../../../src/author/studio/options/config-source.ts'
import { blank, shapeIndex, type Shape } from '../../../src/author/studio/options/shape.ts'
import { withValueAt } from '../../../src/author/studio/options/values.ts'
import { addressOf, placeAt } from '../../../src/author/studio/workbench/place.ts'
import { forEditors } from '../../support/generated.ts'
import { site } from '../../support/bakery.ts'

const known = Object.keys(nameKinds).map((kind) => [kind, { enum: ['a', 'b', 'c', 'd'] }])
const shapes = blockShapes(forEditors.get('page') ?? {}, { $defs: Object.fromEntries(known) })
const types = blockSchema.options.map(({ shape }) => shape.type.value)

function shapeOf(type: string) {
  const shape = shapes.get(type)
  if (!shape) throw new Error(`${type} has no shape`)
  return shape
}

const optionOf = (type: string, key: string) => shapeOf(type).fields.find((field) => field.key === key)

describe('the options table', () => {
  test.each(types)('%s has exactly the options of its schema, each with a doc', (type) => {
    const schema = blockSchema.options.find(({ shape }) => shape.type.value === type)
    const { fields } = shapeOf(type)
    expect(fields.map(({ key }) => key).toSorted()).toEqual(Object.keys(schema?.shape ?? {}).toSorted())
    expect(fields.filter(({ doc }) => !doc)).toEqual([])
  })

  test('names the allowed values, and the default', () => {
    const choice = { kind: 'choice', values: ['below', 'beside', 'over', 'tall', 'reasons'] }
    expect(optionOf('cards', 'variant')).toMatchObject({ shape: choice, preset: 'below', isRequired: false })
    expect(optionOf('cards', 'columns')?.shape).toEqual({ kind: 'choice', values: [2, 3, 4] })
    expect(optionOf('screen-planner', 'heading')).toMatchObject({ shape: { kind: 'text' }, isRequired: true })
  })

  test('offers the site’s own names, and accepts any other text', () => {
    const section = optionOf('cards', 'section')?.shape
    const kinds = section?.kind === 'either' ? section.shapes.map(({ kind }) => kind) : []
    expect(kinds.toSorted()).toEqual(['group', 'number', 'text'])
    const picture = optionOf('hero', 'picture')?.shape
    const src = picture?.kind === 'group' ? picture.fields.find(({ key }) => key === 'src') : undefined
    expect(src?.shape.kind === 'text' ? src.shape.names.length : 0).toBe(4)
  })
})

describe('the config to copy', () => {
  test.each(types)('of each example of %s means the same as the example', (type) => {
    const own = examples.filter((one) => one.type === type)
    expect(own.length).toBeGreaterThan(0)
    for (const { example } of own) {
      const lean = withoutDefaults(example.block, shapeOf(type))
      expect(readExamplePage(lean, site)).toEqual(readExamplePage(example.block, site))
    }
  })

  test('has no defaults on any depth, and is written as the editor writes it', () => {
    const block = {
      type: 'hero',
      id: 'hero',
      section: 1,
      height: 'part',
      picture: { src: '/media/a.webp', alt: '' },
      button: { label: 'It’s here', to: '/contact', scrollToForm: true },
      facts: [{ value: 'P4', label: 'pitch' }],
    }
    expect(configSource(block, shapeOf('hero'))).toBe(
      [
        '{',
        "  type: 'hero',",
        '  section: 1,',
        "  picture: { src: '/media/a.webp' },",
        "  button: { label: 'It’s here', to: '/contact' },",
        "  facts: [{ value: 'P4', label: 'pitch' }],",
        '},',
      ].join('\n'),
    )
  })

  test('keeps invalid values and values that are no default', () => {
    const wrong = { type: 'cards', section: 2, colums: 4, columns: 3, mediumColumns: 2 }
    expect(withoutDefaults(wrong, shapeOf('cards'))).toEqual({
      type: 'cards',
      section: 2,
      colums: 4,
      columns: 3,
    })
  })
})

describe('editing a value', () => {
  test('sets a value at a place without changing the order of keys', () => {
    const value = { a: 1, list: [{ b: 1 }, { b: 2 }], c: 3 }
    expect(withValueAt(value, ['list', 1, 'b'], 9)).toEqual({ a: 1, list: [{ b: 1 }, { b: 9 }], c: 3 })
    expect(Object.keys(Object(withValueAt(value, ['a'], 2)))).toEqual(['a', 'list', 'c'])
    expect(withValueAt(value, ['list', 2], { b: 3 })).toMatchObject({ list: [{ b: 1 }, { b: 2 }, { b: 3 }] })
  })

  test('removes a key and an entry from a copy of the value', () => {
    const value = { a: 1, list: ['x', 'y'] }
    expect(withValueAt(value, ['a'], undefined)).toEqual({ list: ['x', 'y'] })
    expect(withValueAt(value, ['list', 0], undefined)).toEqual({ a: 1, list: ['y'] })
    expect(value).toEqual({ a: 1, list: ['x', 'y'] })
  })

  test('a new part has its required keys', () => {
    const facts = optionOf('hero', 'facts')?.shape
    const fact = { value: '', label: '' }
    expect(facts && blank(facts)).toEqual([fact, fact, fact])
  })

  test('finds the kind of a value among several', () => {
    const group = (key: string): Shape => ({
      kind: 'group',
      fields: [
        {
          key,
          shape: { kind: 'choice', values: [true, false] },
          doc: undefined,
          preset: undefined,
          isRequired: true,
        },
      ],
    })
    const kinds: Shape[] = [{ kind: 'text', names: [] }, group('title'), group('words')]
    expect([{ words: true }, 'a', { title: false }].map((value) => shapeIndex(kinds, value))).toEqual([
      2, 0, 1,
    ])
  })
})

describe('the way through the workbench', () => {
  test('every example has an address of its own, and is found there', () => {
    const addresses = examples.map(addressOf)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain('#cards/over')
    for (const one of examples)
      expect(placeAt(addressOf(one), examples)).toEqual({ view: 'block', shown: one })
  })

  test('an unknown example opens the first of its type, an unknown type the first of all', () => {
    const first = examples.find(({ type }) => type === 'cards')
    expect(placeAt('#cards/never', examples)).toEqual({ view: 'block', shown: first })
    expect(placeAt('#never', examples)).toEqual({ view: 'block', shown: examples[0] })
    expect(placeAt('#pages', examples)).toEqual({ view: 'pages' })
  })

  test('filters by words, and keys go through what is left', () => {
    const found = matching(examples, 'Cards/over long')
    expect(found.map(addressOf)).toContain('#cards/over-longest')
    expect(found.every(({ type }) => type.includes('cards'))).toBe(true)
    const [one, two] = matching(examples, 'hero')
    expect(nextIn(examples, one, 'ArrowDown')).toBe(two)
    expect(nextIn(examples, two, 'ArrowUp')).toBe(one)
    expect(nextIn(examples, two, 'ArrowRight')?.type).toBe('icon-rows')
    expect(nextIn(examples, two, 'ArrowLeft')).toBe(examples.find(({ type }) => type === 'gallery'))
    expect(nextIn(examples, examples.at(-1), 'ArrowDown')).toBeUndefined()
    expect(fallingTo(found, one)).toBe(found[0])
    expect(fallingTo(found, found[1])).toBeUndefined()
  })
})
