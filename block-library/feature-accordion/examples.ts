import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const features = { type: 'feature-accordion', id: 'features', section: 5 } as const
const feature = (title: string, description: string) => ({
  title,
  description: `${description} (plain)`,
  description_html: `<p>${description} <strong>Ask for the report.</strong></p>`,
})
const images = [
  {
    ...feature('Even colour', 'Parts are measured and corrected at the factory.'),
    image: 'pictures/colour-1.webp',
  },
  feature('Steady on camera', 'Specify 3,840 Hz wherever people film.'),
  feature('Sealed for monsoon', 'No water at the front, none at the rear.'),
]
const section = {
  title: 'What to look for in any offer',
  description: 'Three properties that separate a good offer from a cheap one.',
  images,
}

const { example, only, usual } = sectionExamples<'feature-accordion'>(features, section)

export const featureAccordionExamples: Examples<'feature-accordion'> = {
  default: example(),
  'plain text': example({ images: images.map(({ title, description }) => ({ title, description })) }),
  'picture on a later item': example({
    images: [...images.slice(1), { image: 'pictures/rain-1.webp', title: 'Seen in rain' }],
  }),
  'picture without a title': example({ images: [{ image: 'pictures/colour-2.webp' }, ...images.slice(1)] }),
  'a picture of each': example({
    images: ['colour-1', 'colour-2', 'rain-1'].map((name, place) => ({
      ...images[place],
      image: `pictures/${name}.webp`,
    })),
  }),
  shortest: only({ images: [{ title: 'Bright' }] }),
  longest: example({
    title:
      'What transport authorities and municipal corporations in Visakhapatnam look for in work that never rests',
    images: Array.from({ length: 12 }, (_, index) => ({
      image: `pictures/truck-${(index % 4) + 1}.webp`,
      title: `Electromagnetic-compatibility-tested-according-to-the-tender-document-${index + 1}`,
      description_html: `<p>${'A second team and a second plan keep the work on its way in any weather. '.repeat(6)}</p>`,
    })),
  }),
  ...usual({ fallbackHeading: 'What the {title} brings' }),
}
