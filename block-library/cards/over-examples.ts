import type { Examples } from '../contract/block-examples.ts'

const grid = { type: 'cards', variant: 'over', id: 'options', section: 2 } as const
const card = (image: string, title: string) => ({ image: `pictures/${image}.webp`, title })
const images = [
  card('mount-wall', 'Direct wall frame'),
  card('mount-recessed', 'Recessed in panelling'),
  card('mount-hanging', 'Hung from the slab'),
  card('mount-floor', 'Floor-standing structure'),
]
const section = {
  section: 'example_section2',
  title: 'Mounting and service',
  description: 'Serviced from the front, so that a solid wall can take a screen.',
  images,
}

export const overExamples: Examples<'cards'> = {
  default: { block: grid, sections: [section] },
  'three columns on a medium screen': {
    block: { ...grid, mediumColumns: 3 },
    sections: [
      {
        ...section,
        images: [...images, card('mount-slab', 'On a pole'), card('mount-mobile', 'On castors')],
      },
    ],
  },
  'three columns on a large screen': { block: { ...grid, columns: 3 }, sections: [section] },
  'heading of the page where the section has none': {
    block: { ...grid, fallbackHeading: 'Mounting Installation' },
    sections: [{ ...section, title: '' }],
  },
  'items without a picture': {
    block: grid,
    sections: [{ ...section, images: images.map(({ title }) => ({ title })) }],
  },
  shortest: {
    block: grid,
    sections: [{ section: 'example_section2', images: [{ image: 'pictures/mount-wall.webp' }] }],
  },
  longest: {
    block: grid,
    sections: [
      {
        ...section,
        title:
          'Mounting and service for walls in airports, metro stations and Rajamahendravaram’s bus terminals',
        description:
          'Each frame is levelled to a tenth of a millimetre before the first cabinet hangs. '.repeat(4),
        images: Array.from({ length: 12 }, (_, index) =>
          card(
            `custom-${(index % 6) + 1}`,
            `XIGI-FRAME-ALUMINIUM-640x480-FRONTSERVICE-DEPTH120-${index + 1} with cover strip`,
          ),
        ),
      },
    ],
  },
  'section without items': { block: grid, sections: [{ ...section, images: [] }] },
  'section missing': { block: grid, hidden: true },
}
