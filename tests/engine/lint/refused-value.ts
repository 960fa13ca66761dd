import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const abend = { image: 'abend.webp', title: 'Abend' }

const withPlanner = withBlock({
  type: 'screen-planner',
  heading: 'Licht planen',
  section: 2,
  send: { label: 'Senden' },
  pictures: {
    screen: { src: '/media/abend.webp' },
    person: { src: '/media/abend.webp' },
    letters: { src: '/media/abend.webp' },
  },
  planning: {
    places: [{ key: 'raum', label: 'Raum', nits: 800 }],
    uses: [{ key: 'film', label: 'Film', nearness: 1, elementPercent: 3, reason: 'Es bewegt sich.' }],
    cabinets: [
      {
        name: 'Bogen',
        places: ['raum'],
        mm: [640, 480],
        pitches: [
          { name: 'P2.5', mm: 2.5 },
          { name: 'P4', mm: 4 },
        ],
      },
    ],
    viewing: [{ name: '1 m', metresPerMm: 1, source: 'Hersteller', use: 'Damit beginnen wir.' }],
    best: [2, 3],
    letters: [],
    supplies: [{ volts: 230, amps: 16 }],
    sparePercent: 3,
    begin: { place: 'raum', use: 'film', near: 3, far: 12, width: 5, height: 3, hours: 10, tariff: 9 },
  },
})

const withWords = (...images: { title: string; description: string }[]) =>
  withSection({ section: 'bogen_section2', images })

export const examples: RuleExamples = {
  'the third picture of one': {
    files: {
      [page]: withBlock({ type: 'intro', section: 2, picture: 3 }),
      [file]: withSection({ section: 'bogen_section2', title: 'Holz', images: [abend] }),
    },
    finds: `${page}:20:43 bogen_section2 has one item\nreceived  3`,
  },
  'more links than pictures': {
    files: {
      [page]: withBlock({ type: 'mosaic', section: 2, links: ['/', '/schreiben', '/'] }),
      [file]: withSection({ section: 'bogen_section2', images: [abend, abend] }),
    },
    finds: `${page}:20:60 bogen_section2 has 2 items`,
  },
  'a range from the greatest, a unit that is none, a pitch that is not built there': {
    files: {
      [page]: withPlanner,
      [file]: withWords(
        { title: 'Bogen', description: '9 to 6 kg, 120 volts, P2.5 256 × 192 px' },
        { title: 'Raum', description: 'P2.5, P10' },
      ),
    },
    finds: [
      `${file}:2:72 cannot read it\nexpected  "9.2 kg", "120 to 146 W"`,
      `${file}:2:72 120 volts`,
      `${file}:2:145 P10`,
    ],
  },
  'all that can be said': {
    files: {
      [page]: withPlanner,
      [file]: withWords(
        { title: 'Bogen', description: '6 to 9 kg, 120 W; P4 160 × 120 px, 640 × 480 mm' },
        { title: 'Raum', description: '600 – 900 nits, P4' },
      ),
    },
  },
}
