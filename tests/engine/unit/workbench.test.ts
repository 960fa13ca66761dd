import { describe, expect, test } from 'vitest'
import { blockSchema } from '../../../schemas/blocks/index.ts'
import { nameKinds } from '../../../src/author/generate/known-names.ts'
import { examples } from '../../../src/author/studio/blocks/examples.ts'
import { matching } from '../../../src/author/studio/blocks/filter-examples.ts'
import { blockShapes } from '../../../src/author/studio/options/block-shapes.ts'
import { blank, shapeIndex, type Shape } from '../../../src/author/studio/options/shape.ts'
import { withValueAt } from '../../../src/author/studio/options/values.ts'
import { exampleAddress, exampleAt } from '../../../src/author/studio/workbench/place.ts'
import { forEditors } from '../../support/generated.ts'

const definitions = Object.keys(nameKinds).map((kind) => [kind, { enum: ['a', 'b', 'c', 'd'] }])
const shapes = blockShapes(forEditors.get('page') ?? {}, { $defs: Object.fromEntries(definitions) })
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
    const addresses = examples.map(exampleAddress)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain('#cards/over')
    for (const example of examples) expect(exampleAt(exampleAddress(example), examples)).toBe(example)
  })

  test('an unknown example opens the first of its type, an unknown type the first of all', () => {
    const first = examples.find(({ type }) => type === 'cards')
    expect(exampleAt('#cards/never', examples)).toBe(first)
    expect(exampleAt('#never', examples)).toBe(examples[0])
  })

  test('filters by words of the type and the name', () => {
    const matches = matching(examples, 'Cards/over long')
    expect(matches.map(exampleAddress)).toContain('#cards/over-longest')
    expect(matches.every(({ type }) => type.includes('cards'))).toBe(true)
  })
})
