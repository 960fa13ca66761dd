import type { Fixed } from './differences.ts'

/** A page that the documents describe. Other options, and other blocks between the listed ones, are free. */
export interface OrderedPage {
  path: string
  /** The place in the documents, such as `document 2 §2`. */
  source: string
  page: Fixed
  /** Blocks in their order, each with its type and, where a type occurs twice, its section. */
  blocks: Fixed[]
  /** Types of blocks that the page does not have. */
  without?: string[]
}

const form = { to: '/contact', scrollToForm: true }
const button = (label: string) => ({ label, ...form })
const banner = (label: string, options: Fixed = {}) => ({
  type: 'cta-banner',
  button: button(label),
  ...options,
})
const states = (loading: string, badStatus: string, error?: string, retry?: string): Fixed => ({
  loading,
  badStatus,
  ...(error !== undefined && { error }),
  ...(retry !== undefined && { retry }),
})
const page = (section: string, path: string, fixed: Fixed, blocks: Fixed[]): OrderedPage => ({
  path,
  source: `document 1 §${section}`,
  page: fixed,
  blocks,
})
const framed = 'Error: {message}'

/** The general pages of document 1. */
export const generalPages: OrderedPage[] = [
  page(
    '2.3',
    '/',
    {
      content: { endpoint: 'home', prefix: 'home' },
      states: states('Loading...', 'Failed to fetch data', framed),
    },
    [
      {
        type: 'hero',
        heading: 'Brighten Every Space',
        height: 'full',
        chat: { label: 'Get Instant Quote', message: 'Hi, I want an instant quote' },
      },
      { type: 'cards', section: 1 },
      {
        type: 'mosaic',
        section: 2,
        links: [
          'indoor-led-video-walls',
          'outdoor-led-video-walls',
          'interactive-displays',
          'transparent-led-display',
          'truck-mounted-displays',
          'flexible-curved-led-walls',
          'custom-led-display',
          'led-standee-display',
          'rental-event-display',
        ].map((name, place) => ({ to: `/products/${name}`, place })),
      },
      {
        type: 'industry-tiles',
        section: 3,
        button: { label: 'See all Solutions for Your Industry', to: '/industry', scrollToForm: false },
      },
      { type: 'support-cards', section: 4, button: button('Get Product Help') },
      { type: 'feature-accordion', section: 5 },
      banner('See Solutions for Your Industry', { heading: 'Ready to Transform Your Advertising?' }),
    ],
  ),
  page(
    '2.4',
    '/industry',
    {
      content: { endpoint: 'industry', prefix: 'industry', envelope: 'either' },
      states: states(
        'Loading industry solutions...',
        'HTTP error! status: {code}',
        'Failed to load industry data. Please try again later.',
        'Retry',
      ),
    },
    [
      { type: 'hero', section: 1, fallbackHeading: 'Brilliant LED Solutions for Every Sector' },
      {
        type: 'intro',
        section: 2,
        heading: 'Digital Impact by Industry',
        button: button('Get Started Today'),
      },
      {
        type: 'cards',
        section: 3,
        fallbackHeading: 'INDUSTRY SOLUTIONS',
        fallbackTitle: 'Industry Solution',
        fallbackDescription: 'Description not available',
      },
      {
        type: 'cards',
        section: 4,
        fallbackHeading: 'Key Features of Our LED Video Walls',
        fallbackDescription: 'Enhanced functionality and performance for your business needs.',
      },
      { type: 'cta-banner', section: 5 },
    ],
  ),
  page(
    '2.5',
    '/products',
    {
      content: { endpoint: 'products', prefix: 'product' },
      states: states('Loading products...', 'Failed to fetch products: {code}'),
    },
    [
      { type: 'hero', section: 1, fallbackHeading: 'PRODUCT SOLUTIONS' },
      { type: 'intro', section: 2, button: button('Get Started Today') },
      {
        type: 'cards',
        section: 3,
        fallbackTitle: 'Product Title',
        fallbackDescription: 'Product description not available',
      },
      banner('See Solutions for Your Products', { section: 5 }),
    ],
  ),
  page(
    '2.6',
    '/about',
    {
      content: { endpoint: 'about', prefix: 'about' },
      states: { badStatus: 'Failed to fetch data', error: framed, retry: 'Retry' },
    },
    [
      { type: 'hero', heading: 'From Vision to Reality' },
      { type: 'intro', section: 1, button: button('Connect Now') },
      { type: 'cards', section: 2 },
      { type: 'icon-rows', section: 3 },
      { type: 'cards', section: 4 },
      { type: 'statistics', section: 5, button: button('Contact now') },
      { type: 'mosaic', section: 6 },
      { type: 'faq', section: { key: 'faq_section' } },
      banner('Contact Us'),
    ],
  ),
  page('2.7', '/contact', {}, [
    { type: 'hero', heading: 'Contact Us' },
    {
      type: 'contact',
      heading: "Let's Build Your Vision Together",
      options: [{ label: 'Partnership' }, { label: 'Distributor' }, { label: 'Customer' }],
    },
    { type: 'phone-banner' },
    { type: 'map', towns: ['Theni', 'Chennai', 'Bangalore', 'Coimbatore'].map((name) => ({ name })) },
  ]),
  page('2.8', '/gallery', { content: { endpoint: 'gallery', envelope: 'data' } }, [
    { type: 'hero', heading: 'Gallery' },
    { type: 'gallery', heading: 'A Curated Visual Journey of Your Next Luxury Escape' },
  ]),
  page(
    '2.9',
    '/blog',
    {
      content: { endpoint: 'blog' },
      states: states('Loading blogs...', 'Network response was not ok', framed),
    },
    [
      { type: 'hero', heading: 'Blogs' },
      { type: 'article-list', heading: 'Latest News', lead: /web design trends/ },
    ],
  ),
  page(
    '2.10',
    '/blog/:id',
    { content: { endpoint: 'blog/:id' }, states: states('Loading...', 'Blog not found') },
    [{ type: 'hero', heading: 'Blog Detail' }, { type: 'article' }],
  ),
  page('2.11', '/clients/:clientSlug', {}, [
    { type: 'hero', heading: 'Client Details' },
    {
      type: 'client',
      testimonialHeading: 'Client Testimonial',
      aboutHeading: 'About This Partnership',
      achievements: [
        /brand visibility/i,
        /professional installation and support/i,
        /customised solutions/i,
        /reliable performance/i,
      ],
      labels: {
        company: 'Company',
        industry: 'Industry',
        location: 'Location',
        partnership: 'Partnership',
      },
      partnership: 'Successful',
      missing: 'Client not found',
      home: { label: 'Go Home', to: '/' },
      button: button('Get Free Consultation'),
    },
  ]),
]
