import { pictured, sectionExamples, type Examples } from '../contract/block-examples.ts'

const grid = { type: 'cards', variant: 'over', id: 'options', section: 2 } as const
const images = [
  pictured('mount-wall', 'Direct wall frame'),
  pictured('mount-recessed', 'Recessed in panelling'),
  pictured('mount-hanging', 'Hung from the slab'),
  pictured('mount-floor', 'Floor-standing structure'),
]
const section = {
  title: 'Mounting and service',
  description: 'Serviced from the front, so that a solid wall can take a screen.',
  images,
}

const { example, only, usual } = sectionExamples<'cards'>(grid, section)

export const overExamples: Examples<'cards'> = {
  default: example(),
  'three columns on a medium screen': example(
    { images: [...images, pictured('mount-slab', 'On a pole'), pictured('mount-mobile', 'On castors')] },
    { mediumColumns: 3 },
  ),
  'three columns on a large screen': example({}, { columns: 3 }),
  shortest: only({ images: [{ image: 'pictures/mount-wall.webp' }] }),
  longest: example({
    title: 'Mounting and service for walls in airports, metro stations and Rajamahendravaram’s bus terminals',
    description: 'Each frame is levelled to a tenth of a millimetre before the first cabinet hangs. '.repeat(
      4,
    ),
    images: Array.from({ length: 12 }, (_, index) =>
      pictured(
        `truck-${(index % 4) + 1}`,
        `XIGI-FRAME-ALUMINIUM-640x480-FRONTSERVICE-DEPTH120-${index + 1} with cover strip`,
      ),
    ),
  }),
  ...usual({ fallbackHeading: 'Mounting Installation' }),
}
