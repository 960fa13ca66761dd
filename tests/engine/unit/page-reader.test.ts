import { expect, test } from 'vitest'
import { pageReader } from '../../../src/site/config/page-reader.ts'
import { bakery } from '../../support/bakery.ts'

const { kinds, site, words } = bakery
const file = 'page-configs/general/a.ts'
const input = { kind: Object.keys(kinds)[0], name: 'a', title: 'A', blocks: [] }

test('the same input is read once; a copy, another file and other settings are read again', () => {
  const read = pageReader({ kinds, site, words })
  const first = read(input, file)
  expect(pageReader({ kinds, site: { ...site }, words })(input, file)).toBe(first)
  expect(read({ ...input }, file)).not.toBe(first)
  expect(read(input, 'page-configs/general/b.ts')).not.toBe(first)
  const defaults = { ...site.defaults, contactPage: '/other' }
  expect(pageReader({ kinds, site: { defaults }, words })(input, file)).not.toBe(first)
})

test('a value that is no object is reported', () => {
  expect(pageReader({ kinds, site, words })('a', file)).toMatchObject({ ok: false })
})
