import { definePage } from 'pagework'
import autoComponentsPlant from '../clients/auto-components-plant.json' with { type: 'json' }
import conferenceProducer from '../clients/conference-producer.json' with { type: 'json' }
import districtHospital from '../clients/district-hospital.json' with { type: 'json' }
import engineeringCollege from '../clients/engineering-college.json' with { type: 'json' }
import { stages } from '../planning/stages.ts'
import { industryLinks, productPages } from '../title-links.ts'

export default definePage({
  kind: 'home',
  name: 'home',
  title: 'Home',
  content: { endpoint: 'home', prefix: 'home', unshown: ['section6'] },
  blocks: [
    {
      type: 'hero',
      heading: 'Brighten Every Space',
      text: 'LED walls from P1.2 to P10, planned, built and serviced across India.',
      picture: { src: '/media/hero-home.webp' },
      video: {
        webm: '/media/hero-home.webm',
        mp4: '/media/hero-home.mp4',
        portrait: { webm: '/media/hero-home-portrait.webm', mp4: '/media/hero-home-portrait.mp4' },
      },
      height: 'full',
      chat: { label: 'Get Instant Quote', message: 'Hi, I want an instant quote' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner' },
        { label: 'Compare products', to: '/compare-products' },
      ],
    },
    { type: 'cards', id: 'reasons', section: 1 },
    {
      type: 'mosaic',
      id: 'products',
      section: 2,
      links: [...productPages],
      facts: [
        'P1.2–P4 · from\u00a01.2\u00a0m',
        'P3–P10 · from\u00a03\u00a0m',
        'P1.2–P1.8 · from\u00a01.2\u00a0m',
        'P2.6 × 5.2–P10 · from\u00a05\u00a0m',
        'P4–P6 · from\u00a04\u00a0m',
        'P1.8–P4 · from\u00a01.8\u00a0m',
        'P1.5–P5 · from\u00a01.5\u00a0m',
        'P1.8–P2.5 · from\u00a01.8\u00a0m',
        'P2.6–P4.8 · from\u00a02.6\u00a0m',
      ],
    },
    stages.outdoor,
    {
      type: 'industry-tiles',
      id: 'industries',
      section: 3,
      fallbackHeading: 'INDUSTRY SOLUTIONS',
      links: industryLinks,
      button: { label: 'See all Solutions for Your Industry', to: '/industry', scrollToForm: false },
    },
    { type: 'support-cards', id: 'help', section: 4, ground: 'noon', button: { label: 'Get Product Help' } },
    { type: 'feature-accordion', id: 'features', section: 5 },
    {
      type: 'link-cards',
      id: 'hand-over',
      heading: 'What we hand over',
      links: [
        {
          label: 'Cabinet drawing',
          text: 'Width, height, depth and weight, with the joints of the modules.',
          to: '/what-we-hand-over#cabinet-drawing',
        },
        {
          label: 'Specification sheet',
          text: 'Pitch, brightness, power, protection and service of your screen, line by line.',
          to: '/what-we-hand-over#specification-sheet',
        },
        {
          label: 'Test-run sheet',
          text: 'White, colours, failed pixels, backup and service times, measured and signed before handover.',
          to: '/what-we-hand-over#test-run-sheet',
        },
        {
          label: 'Packing list',
          text: 'Cabinets, spares from the same batch, cables, wiring diagram and configuration files.',
          to: '/what-we-hand-over#packing-list',
        },
      ],
    },
    {
      type: 'testimonials',
      id: 'clients',
      heading: 'What clients tell us',
      samples: 'hidden',
      clients: [districtHospital, engineeringCollege, autoComponentsPlant, conferenceProducer],
    },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Ready to Transform Your Advertising?',
      picture: { src: '/media/closing-square.webp' },
      button: { label: 'See Solutions for Your Industry' },
    },
  ],
})
