import { blockExample, type Examples } from '../contract/block-examples.ts'

const map = {
  type: 'map',
  id: 'map',
  heading: 'Find us in Chennai',
  embed: 'https://maps.example/embed?bbox=80.10%2C12.90%2C80.35%2C13.20&layer=mapnik',
  href: 'https://maps.example/#map=11/13.05/80.22',
  linkLabel: 'Open the map in a new tab',
} as const
const example = blockExample<'map'>(map)

export const mapExamples: Examples<'map'> = {
  default: example(),
  'a drawn map beside it': example({
    towns: [
      { name: 'Chennai', at: [13.08, 80.27] },
      { name: 'Theni', at: [10.01, 77.48] },
    ],
    coast: [
      [9.3, 78.8],
      [10.3, 79.9],
      [13.4, 80.3],
    ],
  }),
  shortest: example({ heading: 'Map', linkLabel: 'Map' }),
  longest: example({
    heading:
      'Find the workshops and offices in Theni, Chennai, Bangalore, Coimbatore and soon in Thiruvananthapuram',
    linkLabel: 'Open the map with all of our workshops and offices in a new tab of your browser',
  }),
}
