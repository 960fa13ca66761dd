import { expect, test } from 'vitest'
import { keepUnits } from '../../../schemas/shared/keep-units.ts'
import { text } from '../../../schemas/shared/text.ts'
import { readSections } from '../../support/read.ts'

/** Shows non-breaking spaces and word joiners as `|`. */
const barred = (written: string) => keepUnits(written).replaceAll(/[\u00a0\u2060]/g, '|')

test.each([
  ['640 × 480 mm', '640 ×|480|mm'],
  ['Cabinets of 500 × 500 mm, 2.5 m apart', 'Cabinets of 500 ×|500|mm, 2.5|m apart'],
  ['4.8 m × 2.7 m', '4.8|m ×|2.7|m'],
  ['60 to 120 mm', '60 to 120|mm'],
  ['5,000 nits, 3,840 Hz, 12.5 kW and 15.6 kVA', '5,000|nits, 3,840|Hz, 12.5|kW and 15.6|kVA'],
  ['10 m² at ₹ 900', '10|m² at ₹|900'],
  ['3 மீ, 350 முதல் 550 W/மீ²', '3|மீ, 350 முதல் 550|W/|மீ²'],
  ['20 से 45 किग्रा/मी²', '20 से 45|किग्रा/|मी²'],
  ['<p>up to 230 V <a href="/a">each</a></p>', '<p>up to 230|V <a href="/a">each</a></p>'],
])('%s', (written, kept) => {
  expect(barred(written)).toBe(kept)
})

test.each([
  '5 min read',
  '10 feet',
  '10 மீட்டர்',
  '3 members',
  '2 Walls',
  'from 9 to 6',
  'A × B',
  'Showing 6 of 72 images',
])('%s is unchanged', (written) => {
  expect(keepUnits(written)).toBe(written)
})

test('texts of configs and of the content service get protected units; addresses are unchanged', () => {
  expect(text().parse('a depth of 120 mm')).toBe('a depth of 120\u00a0mm')
  const image = { image: 'wall 10 m.webp', description: 'a wall of 10 m' }
  const { entries } = readSections([{ section: 'a', title: '2 m', images: [image] }])
  expect(entries).toMatchObject([
    { title: '2\u00a0m', images: [{ image: ['wall 10 m.webp'], description: 'a wall of 10\u00a0m' }] },
  ])
})
