import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  title: 'Interactive LED Display',
  content: { endpoint: 'interactive-led-displays', prefix: 'interactive_led' },
  blocks: [
    {
      type: 'hero',
      heading: 'Interactive LED Display',
      picture: { src: '/media/hero-interactive-displays.webp' },
      button: { label: 'Book Free Interactive Demo' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner?place=indoor&use=text' },
        { label: 'Compare', to: '/compare-products?products=interactive-displays,indoor-led-video-walls' },
      ],
      facts: [
        { value: 'P1.2–P1.8', label: 'pixel pitch' },
        { value: '10–40', label: 'touch points' },
        { value: '10–20 ms', label: 'to answer a touch' },
      ],
    },
    { type: 'breadcrumb', current: 'Interactive LED Screens' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2 },
    { type: 'strip', section: 3 },
    {
      type: 'moment',
      heading: 'The line is where your hand is',
      lead: 'At 600 to 1,000 nits the plan stays readable under the ceiling lights, and each hand leaves its line on it.',
      choose: 'Who draws',
      place: {
        picture: {
          src: '/media/stage-touch.webp',
          alt: 'Touch wall of 3.6 × 2.03 m with a floor plan, a visitor at each side of it',
        },
      },
      steps: [
        {
          label: 'one hand',
          text: 'The frame senses a finger, a glove or a pen. 10 to 20 ms later the line is there.',
          picture: { src: '/media/moment-hand-1.svg' },
        },
        {
          label: 'two hands',
          text: 'With 10 to 40 points tracked, neither visitor waits for the other.',
          picture: { src: '/media/moment-hand-2.svg' },
        },
      ],
    },
    { type: 'showcase', section: 4, showDescription: true },
    {
      type: 'features-grid',
      section: 5,
      titles: ['Touch Response', 'Multi-Touch', 'High Brightness', 'Low Latency', 'Durable Surface'],
      titleOnly: [2, 4],
    },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.interactive] },
      sheet: sheetLink('interactive'),
      link: { label: 'Plan a screen', to: '/screen-planner' },
    },
    { type: 'faq', section: 'faq_section', price: prices.interactive },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan this screen',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=indoor&use=text',
        },
        {
          label: 'Compare with Indoor LED Wall Display',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=interactive-displays,indoor-led-video-walls',
        },
        { label: 'Education & Institutions', text: 'Sector', to: '/industry/EducationAndInstitutions' },
        { label: 'Corporate Office', text: 'Sector', to: '/industry/CorporateOffice' },
        {
          label: 'LED Wall or LCD Video Wall for Your Boardroom?',
          text: 'Article',
          to: '/blog/led-or-lcd-wall-for-boardroom',
        },
        { label: 'Transparent LED Displays', text: 'Next product', to: '/products/transparent-led-display' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Transform Your Displays?',
      text: 'Bring your own application and try it on a wall before you decide.',
      picture: { src: '/media/closing-corner.webp' },
      button: { label: 'Book Free Interactive Demo' },
    },
  ],
})
