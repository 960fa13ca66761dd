import { sectionExample, type Examples } from '../contract/block-examples.ts'

const strip = { type: 'strip', id: 'strip-of-pictures', section: 3 } as const
const pitch = (name: string, title: string) => ({ image: `pictures/module-${name}.webp`, title })
const images = [
  pitch('p1-2', 'P1.2 · 1.2–4 m'),
  pitch('p1-8', 'P1.8 · 1.8–5.5 m'),
  pitch('p2-5', 'P2.5 · 2.5–8 m'),
  pitch('p4', 'P4 · 4–12 m'),
]
const section = { section: 'example_section3', title: 'Pixel pitch and viewing distance', images }

const example = sectionExample<'strip'>(strip, section)

export const stripExamples: Examples<'strip'> = {
  default: example(),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: 'Pixel pitches of the {title}' },
  ),
  'with a sentence': example({
    description: 'The closest comfortable distance in metres is the pitch in millimetres.',
  }),
  'items without a picture': example({ images: images.map(({ title }) => ({ title })) }),
  shortest: {
    block: strip,
    sections: [{ section: 'example_section3', images: [{ image: 'pictures/module-p10.webp' }] }],
  },
  longest: example({
    title: 'Pixel pitch and viewing distance from the boardroom table to the far side of the highway',
    images: Array.from({ length: 12 }, (_, index) =>
      pitch('p8', `P${index + 1}.9375 · XIGI-OUT-960x960-5500NIT-IP65 · ${index + 1}–${3 * index + 3} m`),
    ),
  }),
  'section without items': { block: strip, sections: [{ ...section, images: [] }], hidden: true },
  'section missing': { block: strip, hidden: true },
}
