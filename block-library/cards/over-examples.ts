import { sectionExample, type Examples } from '../contract/block-examples.ts'

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

const example = sectionExample<'cards'>(grid, section)

export const overExamples: Examples<'cards'> = {
  default: example(),
  'three columns on a medium screen': example(
    { images: [...images, card('mount-slab', 'On a pole'), card('mount-mobile', 'On castors')] },
    { mediumColumns: 3 },
  ),
  'three columns on a large screen': example({}, { columns: 3 }),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: 'Mounting Installation' },
  ),
  'items without a picture': example({ images: images.map(({ title }) => ({ title })) }),
  shortest: {
    block: grid,
    sections: [{ section: 'example_section2', images: [{ image: 'pictures/mount-wall.webp' }] }],
  },
  longest: example({
    title: 'Mounting and service for walls in airports, metro stations and Rajamahendravaram’s bus terminals',
    description: 'Each frame is levelled to a tenth of a millimetre before the first cabinet hangs. '.repeat(
      4,
    ),
    images: Array.from({ length: 12 }, (_, index) =>
      card(
        `truck-${(index % 4) + 1}`,
        `XIGI-FRAME-ALUMINIUM-640x480-FRONTSERVICE-DEPTH120-${index + 1} with cover strip`,
      ),
    ),
  }),
  'section without items': example({ images: [] }),
  'section missing': { block: grid, hidden: true },
}
