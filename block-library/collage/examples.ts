import type { Examples } from '../shared/examples.ts'

const collage = { type: 'collage', id: 'collage', section: 6 } as const
const card = (image: string, title: string) => ({ image: `pictures/${image}.webp`, title })
const images = [
  card('concert-stage-1', 'Concert stage at sunset'),
  card('council-hall-1', 'Council hall with three screens'),
  card('store-interior-1', 'Fashion store interior'),
  card('bus-terminal-1', 'Bus terminal information wall'),
  card('restaurant-1', 'Restaurant with a wide wall'),
  card('city-billboard-1', 'Screen on a city building'),
]
const section = {
  section: 'example_section6',
  title: 'Places our displays are made for',
  description: 'Six of them.',
  images,
}

export const collageExamples: Examples<'collage'> = {
  default: { block: collage, sections: [section] },
  'heading of the page where the section has none': {
    block: { ...collage, heading: 'The {product} in pictures' },
    sections: [{ ...section, title: '' }],
  },
  'two pictures': { block: collage, sections: [{ ...section, images: images.slice(0, 2) }] },
  'items without a picture': {
    block: collage,
    sections: [{ ...section, images: images.map(({ title }) => ({ title })) }],
  },
  shortest: {
    block: collage,
    sections: [{ section: 'example_section6', images: [{ image: 'pictures/restaurant-2.webp' }] }],
  },
  longest: {
    block: collage,
    sections: [
      {
        ...section,
        title:
          'Places in Visakhapatnam, Thiruvananthapuram and Rajamahendravaram that our displays are made for',
        description: 'Each was surveyed at the hour when its light is worst. '.repeat(8),
        images: Array.from({ length: 14 }, (_, index) =>
          card(`custom-${(index % 6) + 1}`, `Wall ${index + 1} of fourteen, seen from the last row`),
        ),
      },
    ],
  },
  'section without items': { block: collage, sections: [{ ...section, images: [] }], hidden: true },
  'section missing': { block: collage, hidden: true },
}
