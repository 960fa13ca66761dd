import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillPlaces } from '../../../src/publish/app/fill-places.ts'
import { root } from '../../support/root.ts'

test('fills places, keeps those of a later call, and removes the space of an empty one and other comments', () => {
  const html =
    '<html data-fill="language">\n <!-- why -->\n <!-- fill head -->\n <!-- fill site -->\n <!-- fill body -->'
  const head = '<b>$& <!-- fill body --></b>'
  expect(fillPlaces(html, { language: 'lang="ta"', head, site: '' })).toBe(
    `<html lang="ta">\n ${head}\n <!-- fill body -->`,
  )
})

test('names places that are missing in index.html, which has all', () => {
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  const places = { language: '', brand: '', head: '', site: '', body: '' }
  expect(fillPlaces(html, places)).not.toMatch(/fill|<!--/)
  expect(() => fillPlaces(html, { ...places, foot: '' })).toThrow('index.html must have the places foot')
})
