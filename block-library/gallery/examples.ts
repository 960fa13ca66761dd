import { blockExample, type Examples } from '../contract/block-examples.ts'

const block = { type: 'gallery', id: 'pictures', heading: 'A visual journey' } as const
const pictures = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/storage/pictures/${name}-${index + 1}.webp`)
const stages = { title: 'Stages & Events', pictures: pictures('rental-stage', 5) }
const retail = { title: 'Offices & Boardrooms', pictures: pictures('boardroom', 3) }
const example = blockExample<'gallery'>(block)

export const galleryExamples: Examples<'gallery'> = {
  default: example({}, { gallery: [stages, retail] }),
  'two entries of one title': example(
    {},
    { gallery: [stages, retail, { title: 'Stages & Events', pictures: pictures('concert-stage', 3) }] },
  ),
  'names under pictures': example(
    { names: { 'pictures/rental-stage-1.webp': 'Stage in a hall' } },
    { gallery: [stages] },
  ),
  'another name for all': example({ allLabel: 'Everything' }, { gallery: [stages, retail] }),
  'two on a page': example({ pageSize: 2 }, { gallery: [stages, retail] }),
  'quick jump above three pages': example({ pageSize: 2, quickJumpAbove: 3 }, { gallery: [stages, retail] }),
  'a page for a category': example(
    { categoryLinks: [{ category: 'Stages & Events', label: 'Work for events', to: '/about' }] },
    { gallery: [stages, retail] },
  ),
  'one page': example({}, { gallery: [stages] }),
  'five pages': example(
    {},
    {
      gallery: [
        { title: 'Indoor', pictures: pictures('indoor-wall', 6) },
        { title: 'Curved', pictures: pictures('curved', 6) },
        { title: 'Custom', pictures: pictures('custom', 6) },
        { title: 'Standees', pictures: pictures('standee', 6) },
        { title: 'Transparent', pictures: pictures('transparent', 6) },
      ],
    },
  ),
  'category without pictures': example({}, { gallery: [stages, { title: 'Soon', pictures: [] }] }),
  shortest: example({}, { gallery: [{ title: 'Stages', pictures: pictures('keynote', 1) }] }),
  longest: example(
    {
      heading:
        'A curated visual journey through the bus terminals, stadiums and municipal offices of Visakhapatnam and Thiruvananthapuram',
    },
    {
      gallery: Array.from({ length: 14 }, (_, index) => ({
        title: `Passenger information and advertising in terminal ${index + 1} of fourteen`,
        pictures: pictures(`terminal-${index + 1}`, 12),
      })),
    },
  ),
  'no entries': { block },
}
