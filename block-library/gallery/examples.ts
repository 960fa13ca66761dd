import { noContent, type GalleryEntryView } from '../contract/content-view.ts'
import type { Examples } from '../contract/block-examples.ts'

const block = { type: 'gallery', id: 'pictures', heading: 'A visual journey' } as const
const pictures = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/storage/pictures/${name}-${index + 1}.webp`)
const stages = { title: 'Stages & Events', pictures: pictures('rental-stage', 5) }
const retail = { title: 'Offices & Boardrooms', pictures: pictures('boardroom', 3) }
const page = (gallery: GalleryEntryView[]) => ({ content: { ...noContent, gallery } })

export const galleryExamples: Examples<'gallery'> = {
  default: { block, input: page([stages, retail]) },
  'two entries of one title': {
    block,
    input: page([stages, retail, { title: 'Stages & Events', pictures: pictures('concert-stage', 3) }]),
  },
  'names under pictures': {
    block: { ...block, names: { 'pictures/rental-stage-1.webp': 'Stage in a hall' } },
    input: page([stages]),
  },
  'another name for all': { block: { ...block, allLabel: 'Everything' }, input: page([stages, retail]) },
  'two on a page': { block: { ...block, pageSize: 2 }, input: page([stages, retail]) },
  'quick jump above three pages': {
    block: { ...block, pageSize: 2, quickJumpAbove: 3 },
    input: page([stages, retail]),
  },
  'a page for a category': {
    block: {
      ...block,
      categoryLinks: [{ category: 'Stages & Events', label: 'Work for events', to: '/about' }],
    },
    input: page([stages, retail]),
  },
  'one page': { block, input: page([stages]) },
  'five pages': {
    block,
    input: page([
      { title: 'Indoor', pictures: pictures('indoor-wall', 6) },
      { title: 'Curved', pictures: pictures('curved', 6) },
      { title: 'Custom', pictures: pictures('custom', 6) },
      { title: 'Standees', pictures: pictures('standee', 6) },
      { title: 'Transparent', pictures: pictures('transparent', 6) },
    ]),
  },
  'category without pictures': { block, input: page([stages, { title: 'Soon', pictures: [] }]) },
  shortest: { block, input: page([{ title: 'Stages', pictures: pictures('keynote', 1) }]) },
  longest: {
    block: {
      ...block,
      heading:
        'A curated visual journey through the bus terminals, stadiums and municipal offices of Visakhapatnam and Thiruvananthapuram',
    },
    input: page(
      Array.from({ length: 14 }, (_, index) => ({
        title: `Passenger information and advertising in terminal ${index + 1} of fourteen`,
        pictures: pictures(`terminal-${index + 1}`, 12),
      })),
    ),
  },
  'no entries': { block },
}
