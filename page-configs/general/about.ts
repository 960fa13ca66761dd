import { definePage } from 'pagework'
import autoComponentsPlant from '../clients/auto-components-plant.json' with { type: 'json' }
import conferenceProducer from '../clients/conference-producer.json' with { type: 'json' }
import districtHospital from '../clients/district-hospital.json' with { type: 'json' }
import engineeringCollege from '../clients/engineering-college.json' with { type: 'json' }

export default definePage({
  kind: 'about',
  title: 'About',
  content: { endpoint: 'about', prefix: 'about' },
  blocks: [
    {
      type: 'hero',
      heading: 'From Vision to Reality',
      picture: { src: '/media/closing-front.webp' },
      height: 'banner',
      links: [
        { label: 'Plan a screen', to: '/screen-planner' },
        { label: 'Compare products', to: '/compare-products' },
      ],
    },
    { type: 'intro', id: 'who', section: 1, button: { label: 'Connect Now' } },
    {
      type: 'cards',
      variant: 'reasons',
      id: 'mission',
      section: 2,
      fallbackTitle: ['Our Mission', 'Our Vision', 'Our Value'],
    },
    { type: 'icon-rows', id: 'how', section: 3 },
    { type: 'cards', variant: 'over', id: 'work', section: 4, mediumColumns: 3, columns: 3 },
    { type: 'statistics', id: 'figures', section: 5, ground: 'noon', button: { label: 'Contact now' } },
    { type: 'mosaic', id: 'collage', section: 6, large: 'ends' },
    {
      type: 'testimonials',
      id: 'clients',
      heading: 'What clients tell us',
      clients: [districtHospital, engineeringCollege, autoComponentsPlant, conferenceProducer],
    },
    { type: 'faq', section: { key: 'faq_section' } },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Tell us what you have in mind',
      text: 'A sketch, a photograph or a sentence is enough for a first answer.',
      button: { label: 'Contact Us' },
    },
  ],
})
