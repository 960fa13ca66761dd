import type { Example, Examples } from 'pagework/blocks'
import type { schema } from './schema.ts'

const bent = {
  type: 'moment',
  id: 'moment',
  heading: 'How far does it bend?',
  lead: 'Every joint takes the same angle.',
  choose: 'Angle of each joint',
  content: { src: '/media/moment-waves.svg' },
  steps: [
    { label: 'Flat', text: 'Eight columns in one plane.', value: 0 },
    { label: '15°', text: 'A radius of 1.9 m.', value: 15 },
  ],
} satisfies Examples<typeof schema>['default']['block']

const example = (options: Partial<Example<typeof schema>['block']>) => ({ block: { ...bent, ...options } })

export const examples: Examples<typeof schema> = {
  default: { block: bent },
  'a curtain before a place': example({
    heading: 'A picture, or a shop',
    content: { src: '/media/moment-rangoli.svg' },
    place: {
      picture: { src: '/media/stage-transparent.webp', alt: 'Shop window' },
      screen: [23, 33, 54, 43],
    },
    steps: [
      { label: 'Off', text: 'The shop is seen.', value: 0 },
      { label: 'On', text: 'The picture is seen.', value: 100 },
    ],
  }),
  'a place through a day': example({
    content: undefined,
    place: { picture: { src: '/media/stage-day-morning.webp', alt: 'Screen on the front of a building' } },
    steps: [
      { label: 'Morning', text: 'The sun stands on the face.' },
      { label: 'Noon', text: 'The sun has passed.', picture: { src: '/media/stage-day-noon.webp' } },
      { label: 'Night', text: 'The screen dims.', picture: { src: '/media/stage-day-night.webp' } },
    ],
  }),
  shortest: {
    block: {
      type: 'moment',
      id: 'moment',
      heading: 'Bent',
      choose: 'Angle',
      content: { src: '/media/moment-waves.svg' },
      columns: 2,
      steps: [
        { label: '0°', text: 'Flat.', value: 0 },
        { label: '5°', text: 'Round.', value: 5 },
      ],
    },
  },
  longest: example({
    heading: 'How far does a wall of die-cast cabinets bend in the atrium of Thiruvananthapuram?',
    columns: 8,
    steps: Array.from({ length: 5 }, (_, index) => ({
      label: `Joints of ${index * 3} degrees`,
      text: 'Columns of cabinets stand on an arc whose radius follows from their width and the angle of their joints, as the drawing shows.',
      value: index * 3,
    })),
  }),
}
