import { definePage } from 'pagework'
import { planning } from '../planning/planning.ts'
import { stages } from '../planning/stages.ts'

export default definePage({
  kind: 'products',
  title: 'Screen planner',
  head: {
    title: 'LED Screen Planner: Pitch, Size, Weight, Power | Xigi',
    description:
      'Say where the screen stands, who looks at it and how much room it has: get the pixel pitch, size, weight, power and running cost, each with its rule and source.',
  },
  blocks: [
    { type: 'breadcrumb', current: 'Screen planner' },
    {
      type: 'screen-planner',
      id: 'planner',
      heading: 'Plan a screen',
      lead: 'Say where it stands and who looks at it. Every answer shows its rule and its source; values are typical until we quote.',
      planning,
      pictures: {
        screen: { src: '/media/planner-screen.avif' },
        person: { src: '/media/planner-person.svg' },
        letters: { src: '/media/planner-letters.svg' },
      },
      send: { label: 'Send this plan' },
    },
    { ...stages.hall, places: ['indoor', 'behind-glass', 'rental'] },
    { ...stages.transparent, id: 'stage-window', places: ['window'], waits: true },
    { ...stages.outdoor, id: 'stage-outdoor', places: ['outdoor'], waits: true },
    {
      type: 'link-cards',
      heading: 'Read on',
      links: [
        {
          label: 'How to Choose Pixel Pitch by Viewing Distance',
          text: 'Three rooms, computed by hand.',
          to: '/blog/choose-pixel-pitch-by-viewing-distance',
        },
        {
          label: 'Reading an LED Quotation Line by Line Before Signing',
          text: 'What each line should say, and what it may hide.',
          to: '/blog/how-to-read-led-quotation',
        },
        {
          label: 'Products',
          text: 'Nine product lines, each with its specification.',
          to: '/products',
        },
      ],
    },
  ],
})
