import { expect, test } from 'vitest'
import { pageScripts } from '../../src/publish/app/page-scripts.ts'

const chunk = (file: string, imports: string[] = []) => ({ file, name: file, imports })
const manifest = {
  _start: chunk('start', ['_shared']),
  _shared: chunk('shared'),
  _app: chunk('app', ['_react', '_router']),
  _router: chunk('router', ['_react']),
  _react: chunk('react', ['_shared']),
  'block-library/hero/view.tsx': chunk('hero', ['_picture', '_app']),
  _picture: chunk('picture', ['_react']),
}

test('each file stands behind those that it imports, once', () => {
  expect(pageScripts(manifest, { views: ['hero/view', 'faq/view'], needs: [] })).toEqual({
    first: ['shared', 'start'],
    later: ['react', 'router', 'app', 'picture', 'hero'],
  })
})

test('chunks that import each other are each there once', () => {
  const circle = { ...manifest, _react: chunk('react', ['_router']) }
  expect(pageScripts(circle, { views: [], needs: [] }).later.toSorted()).toEqual(['app', 'react', 'router'])
})

test('a chunk that the manifest does not hold is named', () => {
  const { _picture: _, ...broken } = manifest
  expect(() => pageScripts(broken, { views: ['hero/view'], needs: [] })).toThrow(
    'The manifest names _picture, but does not hold it',
  )
})
