import { describe, expect, test } from 'vitest'
import { checkText, ruleGroups } from '../../../page-configs/rules/numbers/check-text.ts'
import { facts } from '../../../page-configs/rules/numbers/facts.ts'
import { pitchNames, readingsOf } from '../../../page-configs/rules/numbers/reading.ts'
import { pathOf, textFiles, textsAround } from '../../../page-configs/rules/shared/texts.ts'
import { joinedSite } from '../../support/joined-site.ts'

const texts = textFiles(await joinedSite()).flatMap((one) =>
  one.texts().map(({ text, place }) => ({
    file: one.file,
    text,
    path: pathOf(place),
    around: textsAround(place),
  })),
)

test('all texts are read', () => {
  expect(texts.length).toBeGreaterThan(2000)
})

/** A text with a contradiction, the wrong number, and the corrected text. */
const contradictions: [wrong: string, number: string, right: string][] = [
  ['Finest pixel pitch: P0.9', 'P0.9', 'Finest pixel pitch: P1.2'],
  ['Cabinets at P1.25 are common.', 'P1.25', 'Cabinets at P1.2 (1.25 mm in truth) are common.'],
  ['A façade takes P2.9 × 5.2.', 'P2.9 × 5.2', 'A façade takes P2.6 × 5.2.'],
  ['The module measures 1.53 mm.', '1.53 mm', 'The module measures 1.5625 mm.'],
  ['P10 · 10–30 m', 'P10 · 10–30 m', 'P10 · from 10 m'],
  ['P3.9 × 7.8 · from 4 m', 'P3.9 × 7.8 · from 4 m', 'P3.9 × 7.8 · from 8 m'],
  [
    'Visitors stand 1 to 3 m away, so choose P1.8.',
    'P1.8 from 1 m',
    'Visitors stand 2 to 3 m away, so choose P1.8.',
  ],
  ['P1.8 looks its best from 4 to 6 m.', '4 to 6 m', 'P1.8 looks its best from 3.6 to 5.4 m.'],
  ['Beyond 50 feet P4 is suitable.', 'P4', 'Beyond 50 feet P5 is suitable.'],
  [
    'At P1.5 a wall 4.8 m wide shows 3,200 pixels.',
    '3,200 pixels',
    'At P1.5 a wall 4.8 m wide shows 3,072 pixels.',
  ],
  [
    'A 2.9 × 1.6 metre wall at P1.5 gives full HD.',
    '2.9 × 1.6 m',
    'A 3 × 1.69 metre wall at P1.5 gives full HD.',
  ],
  ['A full HD wall at P1.8 is 3.5 × 1.9 m.', '3.5 × 1.9 m', 'A full HD wall at P1.8 is 3.6 × 2.03 m.'],
  [
    'Full HD at P2 is 4.8 × 2.7 m and at P2.5 3.84 × 2.16 m.',
    '4.8 × 2.7 m',
    'Full HD at P2 is 3.84 × 2.16 m and at P2.5 4.8 × 2.7 m.',
  ],
  [
    'Its 8 × 4.5 m hold 2,000 × 1,152 pixels at P3.9.',
    '2,000 × 1,152 pixels',
    'Its 8 × 4.5 m hold 2,048 × 1,152 pixels at P3.9.',
  ],
  [
    'Windows in direct sun need 2,500 to 4,000 nits.',
    '2,500 to 4,000 nits',
    'Windows in direct sun need 3,500 to 5,500 nits.',
  ],
  [
    'Rooms need 600 to 1,000 nits, windows in direct sun 2,500 to 4,000.',
    '2,500 to 4,000',
    'Rooms need 600 to 1,000 nits, windows in direct sun 3,500 to 5,500.',
  ],
  ['A truck gives 4,500 to 5,500 nits.', '4,500 to 5,500 nits', 'A truck gives 5,500 to 6,500 nits.'],
  ['A façade takes 3,000 nits.', '3,000 nits', 'A façade takes 6,000 nits.'],
  ['The wall has 2,880 Hz.', '2,880 Hz', 'The wall has 3,840 Hz.'],
  [
    'At 3,840 Hz phones record without bands.',
    'without bands',
    'At 3,840 Hz a camera with a 1/50 second shutter records without bands.',
  ],
  [
    'It holds its colour up to 160 degrees.',
    '160 degrees',
    'Half the brightness is left at 80 degrees to either side, 160 degrees in all.',
  ],
  ['Half the brightness is left across 140°.', '140°', 'Half the brightness is left across 160°.'],
  ['Cabinets lock at 5 to 20 degrees.', '5 to 20 degrees', 'Cabinets lock at 5 to 15 degrees.'],
  [
    'Allow 25 mm of letter height for every 7.5 m.',
    '25 mm of letter height for every 7.5 m',
    'Allow 4 mm of letter height per metre.',
  ],
  [
    'Letter height is one two-hundredth of the distance.',
    'one two-hundredth',
    'Letter height is 4 mm per metre of the distance.',
  ],
  ['At 30 m letters of 150 mm are read.', '150 mm', 'At 30 m letters of 120 mm are read.'],
  ['Scripts need at least 20 pixels.', '20 pixels', 'Scripts need at least 24 pixels.'],
  ['Cabinets of 500 × 480 mm.', '500 × 480 mm', 'Cabinets of 640 × 480 mm.'],
  ['With frame it is 50 to 150 mm deep.', '50 to 150 mm', 'With frame it is 60 to 120 mm deep.'],
  ['A walkway of 800 mm stays free behind.', '800 mm', 'A walkway of 600 mm stays free behind.'],
  ['Two cabinets of 960 × 960 mm weigh 90 kg.', '90 kg', 'Two cabinets of 960 × 960 mm weigh 50 to 70 kg.'],
  ['Panels weigh 18 kg per square metre at P1 steel.', 'P1', 'Panels weigh 12 to 16 kg per square metre.'],
  [
    'Indoors it takes 300 to 700 watts per square metre.',
    '300 to 700 watts per square metre',
    'Indoors it takes 350 to 550 watts per square metre.',
  ],
  [
    'An indoor wall of 10 m² peaks at 4 to 8 kW.',
    '4 to 8 kW',
    'An indoor wall of 10 m² peaks at 3.5 to 5.5 kW.',
  ],
  [
    'Two sides of 3.84 × 1.92 m peak at 9 to 12.5 kW, so a set of 5 to 15 kVA serves.',
    '15 kVA',
    'Two sides of 3.84 × 1.92 m peak at 9 to 12.5 kW, so a set of 20 kVA serves.',
  ],
  ['A standee draws 300 to 450 W.', '300 to 450 W', 'A standee draws 430 to 680 W.'],
  ['It runs on 240 V.', '240 V', 'It runs on 230 V.'],
  [
    'It lets 50 to 90 per cent of the light through.',
    '50 to 90 per cent',
    'It lets 60 to 85 per cent of the light through.',
  ],
  ['Keep 2 to 10 per cent spare modules.', '2 to 10 per cent', 'Keep 3 to 5 per cent spare modules.'],
  ['An outdoor screen has an IP54 front.', 'IP54', 'An outdoor screen has an IP65 front.'],
  [
    'It is rated 50,000 hours to half brightness.',
    '50,000 hours',
    'It is rated 100,000 hours to half brightness.',
  ],
  [
    'The frame reports 6 to 20 touch points.',
    '6 to 20 touch points',
    'The frame reports 10 to 40 touch points.',
  ],
  ['Nine sectors have a page.', 'Nine sectors', 'Eight sectors have a page.'],
  ['Cabinets of 640 by 480 mm.', '0 by 4', 'Cabinets of 640 × 480 mm.'],
  ['About 40 % or 40 percent of it.', '0 %', 'About 40 per cent of it.'],
]

describe.each(contradictions)('%s', (wrong, number, right) => {
  test('is found', () => {
    expect(checkText(wrong).map((finding) => finding.number)).toContain(number)
  })

  test('is not found once it is right', () => {
    expect(checkText(right)).toEqual([])
  })
})

/** The site's texts, and the same texts with other numbers. */
const changed = texts.flatMap(({ text, around }) =>
  [(digits: string) => digits, (digits: string) => `7${digits}`, (digits: string) => digits.slice(0, 1)].map(
    (change) => ({ text: text.replaceAll(/\d+/g, change), around }),
  ),
)

test.each(ruleGroups)(
  '$about matches every sentence in which its rules find something',
  ({ about, rules }) => {
    const all = [...changed, ...contradictions.map(([text]) => ({ text, around: '' }))]
    const found = all
      .flatMap(({ text, around }) => readingsOf(text, () => around, /^/))
      .filter((reading) => rules.some((rule) => rule(reading).length > 0))
      .map(({ sentence }) => sentence)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((sentence) => !about.test(sentence))).toEqual([])
  },
)

test.each(Object.entries(facts.products))(
  'the strip of %s shows the pitches of the facts',
  (name, product) => {
    const file = `page-configs/products/${name}.ts`
    expect(texts.some((text) => text.file === file)).toBe(true)
    const titles = texts.filter((text) => text.file === contentOf(name) && / · from /.test(text.text))
    expect(titles.map(({ text }) => text.replace(/^Film | · .*$/g, ''))).toEqual(product.pitches)
  },
)

test.each(Object.entries(facts.products))('%s names no pitch finer than its strip shows', (name, product) => {
  const own = texts.filter(({ file }) => file === contentOf(name)).flatMap(({ text }) => pitchNames(text))
  const finest = (names: readonly string[]) =>
    Math.min(...names.flatMap(pitchNames).map((pitch) => Number(pitch.slice(1))))
  expect(finest(own)).toBe(finest(product.pitches))
})

const endpoints: Record<string, string> = {
  'indoor-led-video-walls': 'indoor-led',
  'outdoor-led-video-walls': 'outdoor-led',
  'truck-mounted-displays': 'truck-mounted-led',
  'led-standee-display': 'led-standee-displays',
  'interactive-displays': 'interactive-led-displays',
  'transparent-led-display': 'transparent-led-displays',
  'flexible-curved-led-walls': 'flexible-curved-led-walls',
  'rental-event-display': 'rental-event-series',
  'custom-led-display': 'custom-led-solutions',
}
const contentOf = (name: string) => `content/api/${endpoints[name] ?? ''}.json`

test('About counts as the facts do', () => {
  const figures = texts.filter(
    ({ file, path }) => file === 'content/api/about.json' && path[0] === 4 && path[1] === 'images',
  )
  const { offices, productLines, sectors } = facts.counts
  expect(figures.filter(({ path }) => path.at(-1) === 'title').map(({ text }) => text)).toEqual([
    String(offices.value),
    String(productLines.value),
    String(sectors.value),
    facts.pitches[0]?.name,
  ])
})
