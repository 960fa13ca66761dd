import { definePage } from 'pagework'
import { sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Corporate Office',
  content: { endpoint: 'corporate-offices', prefix: 'corporate_office' },
  blocks: [
    {
      type: 'hero',
      section: 1,
      description: 'plain',
      button: { label: 'See Solutions for Your Industry' },
      links: [{ label: 'Plan a screen', to: '/screen-planner?place=indoor' }],
      facts: [
        { value: 'P1.2–P2.5', label: 'pixel pitch' },
        { value: '60–120 mm', label: 'deep with its frame' },
        { value: 'Front', label: 'service' },
      ],
    },
    { type: 'intro', section: 1, heading: 'Screens for the whole office', picture: 2 },
    { type: 'cards', id: 'rooms', section: 2, columns: 2, variant: 'beside' },
    { type: 'cards', section: 3, id: 'uses', columns: 3 },
    { type: 'showcase', layout: 'list', showDescription: true, section: 4 },
    { type: 'mosaic', section: 5 },
    {
      type: 'link-cards',
      heading: 'Screens for offices',
      links: [
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Interactive LED Display', text: 'Product', to: '/products/interactive-displays' },
        { label: 'Flexible & Curved LED Walls', text: 'Product', to: '/products/flexible-curved-led-walls' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=indoor-led-video-walls,interactive-displays,flexible-curved-led-walls',
        },
        {
          label: 'LED Wall or LCD Video Wall for Your Boardroom?',
          text: 'Article',
          to: '/blog/led-or-lcd-wall-for-boardroom',
        },
        {
          label: 'Reading an LED Quotation Line by Line Before Signing',
          text: 'Article',
          to: '/blog/how-to-read-led-quotation',
        },
        sheetCard('indoor'),
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Start with the room that matters most',
      text: 'Send us its measurements and the distance to the last seat. We answer with a pitch, a layout and what it draws.',
      picture: { src: '/media/closing-hall.webp' },
      button: { label: 'See Solutions for Your Industry' },
    },
  ],
})
