import type { Fixed, OrderedPage } from './ordered.ts'

const form = { to: '/contact', scrollToForm: true }
const banner = (label: string, more: Fixed = {}) => ({
  type: 'cta-banner',
  button: { label, ...form },
  ...more,
})

const sections = (endpoint: string, prefix: string): Fixed => ({ endpoint, prefix })

/** The general pages of document 1. */
export const generalPages: OrderedPage[] = [
  {
    path: '/',
    source: 'document 1 §2.3',
    page: {
      content: sections('home', 'home'),
      states: { loading: 'Loading...', badStatus: 'Failed to fetch data', error: 'Error: {message}' },
    },
    blocks: [
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
          '/products/indoor-led-video-walls',
          '/products/outdoor-led-video-walls',
          '/products/interactive-displays',
          '/products/transparent-led-display',
          '/products/truck-mounted-displays',
          '/products/flexible-curved-led-walls',
          '/products/custom-led-display',
          '/products/led-standee-display',
          '/products/rental-event-display',
        ],
      },
      {
        type: 'industry-tiles',
        section: 3,
        button: { label: 'See all Solutions for Your Industry', to: '/industry', scrollToForm: false },
      },
      { type: 'support-cards', section: 4, button: { label: 'Get Product Help', ...form } },
      { type: 'feature-accordion', section: 5 },
      banner('See Solutions for Your Industry', { heading: 'Ready to Transform Your Advertising?' }),
    ],
  },
  {
    path: '/industry',
    source: 'document 1 §2.4',
    page: {
      content: { ...sections('industry', 'industry'), envelope: 'either' },
      states: {
        loading: 'Loading industry solutions...',
        badStatus: 'HTTP error! status: {code}',
        error: 'Failed to load industry data. Please try again later.',
        retry: 'Retry',
      },
    },
    blocks: [
      { type: 'hero', section: 1, fallbackHeading: 'Brilliant LED Solutions for Every Sector' },
      {
        type: 'intro',
        section: 2,
        heading: 'Digital Impact by Industry',
        button: { label: 'Get Started Today', ...form },
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
  },
  {
    path: '/products',
    source: 'document 1 §2.5',
    page: {
      content: sections('products', 'product'),
      states: { loading: 'Loading products...', badStatus: 'Failed to fetch products: {code}' },
    },
    blocks: [
      { type: 'hero', section: 1, fallbackHeading: 'PRODUCT SOLUTIONS' },
      { type: 'intro', section: 2, button: { label: 'Get Started Today', ...form } },
      {
        type: 'cards',
        section: 3,
        fallbackTitle: 'Product Title',
        fallbackDescription: 'Product description not available',
      },
      banner('See Solutions for Your Products', { section: 5 }),
    ],
  },
  {
    path: '/about',
    source: 'document 1 §2.6',
    page: {
      content: sections('about', 'about'),
      states: { badStatus: 'Failed to fetch data', error: 'Error: {message}', retry: 'Retry' },
    },
    blocks: [
      { type: 'hero', heading: 'From Vision to Reality' },
      { type: 'intro', section: 1, button: { label: 'Connect Now', ...form } },
      { type: 'cards', section: 2 },
      { type: 'icon-rows', section: 3 },
      { type: 'cards', section: 4 },
      { type: 'statistics', section: 5, button: { label: 'Contact now', ...form } },
      { type: 'mosaic', section: 6 },
      { type: 'faq', section: { key: 'faq_section' } },
      banner('Contact Us'),
    ],
  },
  {
    path: '/contact',
    source: 'document 1 §2.7',
    page: {},
    blocks: [
      { type: 'hero', heading: 'Contact Us' },
      {
        type: 'contact',
        heading: "Let's Build Your Vision Together",
        options: [{ label: 'Partnership' }, { label: 'Distributor' }, { label: 'Customer' }],
      },
      { type: 'phone-banner' },
      {
        type: 'map',
        towns: [{ name: 'Theni' }, { name: 'Chennai' }, { name: 'Bangalore' }, { name: 'Coimbatore' }],
      },
    ],
  },
  {
    path: '/gallery',
    source: 'document 1 §2.8',
    page: { content: { endpoint: 'gallery', envelope: 'data' } },
    blocks: [
      { type: 'hero', heading: 'Gallery' },
      { type: 'gallery', heading: 'A Curated Visual Journey of Your Next Luxury Escape' },
    ],
  },
  {
    path: '/blog',
    source: 'document 1 §2.9',
    page: {
      content: { endpoint: 'blog' },
      states: {
        loading: 'Loading blogs...',
        badStatus: 'Network response was not ok',
        error: 'Error: {message}',
      },
    },
    blocks: [
      { type: 'hero', heading: 'Blogs' },
      { type: 'article-list', heading: 'Latest News', lead: /web design trends/ },
    ],
  },
  {
    path: '/blog/:id',
    source: 'document 1 §2.10',
    page: {
      content: { endpoint: 'blog/:id' },
      states: { loading: 'Loading...', badStatus: 'Blog not found' },
    },
    blocks: [{ type: 'hero', heading: 'Blog Detail' }, { type: 'article' }],
  },
  {
    path: '/clients/:clientSlug',
    source: 'document 1 §2.11',
    page: {},
    blocks: [
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
        button: { label: 'Get Free Consultation', ...form },
      },
    ],
  },
]
