import { expect, test } from 'vitest'
import { specTableSchema } from '../../../schemas/blocks/spec-table.ts'

const table = { rows: [{ key: 'pitch', name: 'Pitch' }], products: [{ name: 'A', values: { pitch: 2 } }] }
const product = { name: 'A', to: '/a', values: {} }
const compare = {
  choose: 'Choose',
  all: 'All',
  status: 'Chosen',
  equal: 'Equal',
  ask: { label: 'Ask' },
  enclosed: 'Compared',
}

test.each<[unknown, string, string]>([
  [
    { type: 'spec-table', table: { ...table, rows: [{ key: 'Pitch', name: 'Pitch' }] } },
    'table.rows.0.key',
    'must be one word of letters that begins small',
  ],
  [
    { type: 'spec-table', table: { ...table, products: [{ name: 'A', values: { pixel: 2 } }] } },
    'table.products.0.values.pixel',
    'must be the key of a row: pitch',
  ],
  [
    { type: 'spec-table', table: { ...table, without: ['pitch', 'pixel'] } },
    'table.without.1',
    'must be the key of a row: pitch',
  ],
  [
    { type: 'spec-table', table: { ...table, products: [{ name: 'A', values: {}, notes: { pixel: 'B' } }] } },
    'table.products.0.notes.pixel',
    'must be the key of a row: pitch',
  ],
  [
    { type: 'spec-table', id: 'a', table: { ...table, products: [product, product] } },
    'compare',
    'is missing, but the table has several products',
  ],
  [
    { type: 'spec-table', id: 'a', table: { ...table, products: [product] }, compare },
    'compare',
    'is for several products: remove it',
  ],
  [
    {
      type: 'spec-table',
      id: 'a',
      table: { ...table, products: [product, { name: 'B', values: {} }] },
      compare,
    },
    'table.products.1.to',
    'is missing: the address of a comparison names products by their pages',
  ],
])('a table is refused: %#', (value, path, message) => {
  const { issues = [] } = specTableSchema.safeParse(value).error ?? {}
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, message])
})
