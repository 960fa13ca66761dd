import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const strip = { type: 'strip', id: 'strip-of-pictures', section: 3 } as const
const size = (name: string, title: string) => ({ image: `pictures/module-${name}.webp`, title })
const images = [
  size('p1-2', 'Size 1 · 1.2–4 m'),
  size('p1-8', 'Size 2 · 1.8–5.5 m'),
  size('p2-5', 'Size 3 · 2.5–8 m'),
  size('p4', 'Size 4 · 4–12 m'),
]
const section = { title: 'Sizes and distances', images }

const { example, only, usual } = sectionExamples<'strip'>(strip, section)

export const stripExamples: Examples<'strip'> = {
  default: example(),
  'with a sentence': example({
    description: 'The larger the room, the larger the size that fits it.',
  }),
  shortest: only({ images: [{ image: 'pictures/module-p10.webp' }] }),
  longest: example({
    title: 'Sizes and distances from the boardroom table to the far side of the highway',
    images: Array.from({ length: 12 }, (_, index) =>
      size(
        'p8',
        `Size ${index + 1}.9375 · MODEL-OUT-960x960-5500KG-TYPE65 · ${index + 1}–${3 * index + 3} m`,
      ),
    ),
  }),
  ...usual({ fallbackHeading: 'Sizes of the {title}' }, true),
}
