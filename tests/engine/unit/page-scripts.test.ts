import { expect, test } from 'vitest'
import { pageScripts } from '../../../src/publish/app/page-scripts.ts'

const chunk = (file: string, imports: string[] = []) => ({ file, name: file, imports })
const manifest = {
  'index.html': chunk('start', ['_shared']),
  _shared: chunk('shared'),
  'src/runtime/app/hydrate-island.tsx': chunk('hydrate', ['_react', '_shared']),
  _react: chunk('react', ['_shared']),
  'block-library/contact/enquiry-form.island.tsx': chunk('form', ['_field', '_react']),
  'block-library/led/screen-planner/planner.island.tsx': chunk('planner', ['_field']),
  _field: chunk('field', ['_react']),
  'src/runtime/enquiry/enquiry-service.ts': chunk('service', ['_shared']),
}

test('a page without an island loads only its first scripts', () => {
  expect(pageScripts(manifest, { islands: [], needs: ['enquiry-service'] })).toEqual({
    first: ['shared', 'start'],
    islands: [],
  })
})

test('each file stands behind those that it imports, once, and none of the first among those of islands', () => {
  expect(pageScripts(manifest, { islands: ['enquiry-form'], needs: ['enquiry-service'] })).toEqual({
    first: ['shared', 'start'],
    islands: ['react', 'hydrate', 'field', 'form', 'service'],
  })
  expect(pageScripts(manifest, { islands: ['planner'], needs: [] }).islands).toEqual([
    'react',
    'hydrate',
    'field',
    'planner',
  ])
})

test('chunks that import each other are each there once', () => {
  const circle = { ...manifest, _react: chunk('react', ['_field']) }
  const { islands } = pageScripts(circle, { islands: ['planner'], needs: [] })
  expect(islands.toSorted()).toEqual(['field', 'hydrate', 'planner', 'react'])
})

test.each([
  ['that another imports', '_field', 'The manifest imports _field, but has no entry for it'],
  [
    'of an island',
    'block-library/led/screen-planner/planner.island.tsx',
    'The manifest has no file that ends in /planner.island.tsx',
  ],
])('a chunk %s that is missing in the manifest is reported', (_, key, message) => {
  const broken = Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== key))
  expect(() => pageScripts(broken, { islands: ['planner'], needs: [] })).toThrow(message)
})
