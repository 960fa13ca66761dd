import type { Part } from './page-parts.ts'
import { isSample } from './is-sample.ts'
import { servedArticles } from './served-content.ts'
import { metadataEntry } from './metadata-entry.ts'
import { stageHeading } from './stage-pages.ts'

/** A general page as the specification describes it (document 1 §2). */
export interface GeneralPage {
  path: string
  /** Endpoint of the page. Undefined for a page without content. */
  endpoint?: string
  /** Text during loading. */
  loading?: string
  title: string
  description: string
  noindex?: boolean
  /** Parts of the page, in order. */
  parts: Part[]
}

/**
 * Returns the metadata of a page without its own entry: its name before the entry of the lookup rule (docs/rulings.md).
 */
const named = (name: string, { title, description } = metadataEntry('home')) => ({
  title: `${name} | ${title}`,
  description: `${name}. ${description}`,
})

export const articles = await servedArticles()
const [newest] = await servedArticles(articles.find((article) => !isSample(article))?.id)
if (!newest) throw new Error('There is no newest article')
export const newestArticle = newest

const form = { to: '/contact', asksForForm: true }
const clients = { fixed: 'What clients tell us' }
const handOver = {
  fixed: 'What we hand over',
  fixedItems: ['Cabinet drawing', 'Specification sheet', 'Test-run sheet', 'Packing list'],
}
const industryClosing = {
  section: 'industry_section5',
  button: { label: 'See Solutions for Your Industry', ...form },
}

export const homePage: GeneralPage = {
  path: '/',
  endpoint: 'home',
  loading: 'Loading...',
  ...metadataEntry('home'),
  parts: [
    { fixed: 'Brighten Every Space' },
    { section: 'home_section1', items: 'headings' },
    { section: 'home_section2', items: 'labels' },
    // Beyond the document (docs/rulings.md).
    { fixed: stageHeading },
    {
      section: 'home_section3',
      items: 'labels',
      button: { label: 'See all Solutions for Your Industry', to: '/industry', asksForForm: false },
    },
    { section: 'home_section4', items: 'headings', to: 2, button: { label: 'Get Product Help', ...form } },
    { section: 'home_section5', items: 'labels' },
    handOver,
    {
      fixed: 'Ready to Transform Your Advertising?',
      button: { label: 'See Solutions for Your Industry', ...form },
    },
  ],
}

export const industryIndex: GeneralPage = {
  path: '/industry',
  endpoint: 'industry',
  loading: 'Loading industry solutions...',
  ...metadataEntry('industry'),
  parts: [
    { section: 'industry_section1' },
    {
      section: 'industry_section2',
      fixed: 'Digital Impact by Industry',
      button: { label: 'Get Started Today', ...form },
    },
    { section: 'industry_section3', items: 'headings' },
    { section: 'industry_section4', items: 'headings' },
    industryClosing,
  ],
}

export const productsIndex: GeneralPage = {
  path: '/products',
  endpoint: 'products',
  loading: 'Loading products...',
  ...metadataEntry('products'),
  parts: [
    { section: 'product_section1' },
    { section: 'product_section2', button: { label: 'Get Started Today', ...form } },
    { section: 'product_section3', items: 'headings' },
    { section: 'product_section4', items: 'headings' },
    { section: 'product_section5', button: { label: 'See Solutions for Your Products', ...form } },
  ],
}

const aboutPage: GeneralPage = {
  path: '/about',
  endpoint: 'about',
  loading: 'Loading...',
  ...metadataEntry('about'),
  parts: [
    { fixed: 'From Vision to Reality' },
    { section: 'about_section1', button: { label: 'Connect Now', ...form } },
    { section: 'about_section2', items: 'headings' },
    { section: 'about_section3', items: 'headings', from: 1, to: 4 },
    { section: 'about_section4', items: 'headings' },
    { section: 'about_section5', items: 'figures', button: { label: 'Contact now', ...form } },
    { section: 'about_section6' },
    clients,
    { section: 'faq_section' },
    { fixed: 'Tell us what you have in mind', button: { label: 'Contact Us', ...form } },
  ],
}

export const galleryPage: GeneralPage = {
  path: '/gallery',
  endpoint: 'gallery',
  loading: 'Loading...',
  ...named('Gallery'),
  parts: [{ fixed: 'Gallery' }, { fixed: 'A Curated Visual Journey of Your Next Luxury Escape' }],
}

const blogPage: GeneralPage = {
  path: '/blog',
  endpoint: 'blog',
  loading: 'Loading blogs...',
  ...named('Blog'),
  parts: [
    { fixed: 'Blogs' },
    { fixed: 'Latest News', fixedItems: articles.slice(0, 3).map(({ title = '' }) => title) },
  ],
}

export const articlePage: GeneralPage = {
  path: `/blog/${newest.id}`,
  endpoint: `blog/${newest.id}`,
  loading: 'Loading...',
  ...named(newest.title ?? ''),
  // The description is the article's summary.
  description: newest.desc ?? '',
  parts: [
    { fixed: 'Blog Detail' },
    { fixed: newest.title ?? '' },
    {
      fixed: 'Where to go next',
      fixedItems: [newest.product?.title ?? '', newest.next?.title ?? '', 'Screen planner', 'All articles'],
    },
    { fixed: 'Have a screen in mind?', button: { label: 'Contact Us', ...form } },
  ],
}

const contactPage: GeneralPage = {
  path: '/contact',
  ...metadataEntry('contact'),
  parts: [
    { fixed: 'Contact Us' },
    {
      fixed: "Let's Build Your Vision Together",
      fixedItems: ['Send an enquiry', 'Call or write', 'Where we are', 'Follow us'],
    },
    { fixed: 'Rather talk? Call us.' },
    { fixed: 'Find us in Chennai' },
  ],
}

export const noClientPage: GeneralPage = {
  path: '/clients/district-hospital',
  ...named('Client Details'),
  noindex: true,
  parts: [
    { fixed: 'Client Details' },
    { fixed: 'Client not found', button: { label: 'Go Home', to: '/', asksForForm: false } },
  ],
}

export const rentalIndustry: GeneralPage = {
  path: '/industry/RentalLED',
  endpoint: 'rental-event-series',
  loading: 'Loading...',
  ...named('Rental LED', metadataEntry('industry')),
  parts: [
    { fixed: 'Rental LED' },
    { section: 'rental_event_series_section1', items: 'headings' },
    { section: 'rental_event_series_section4', items: 'labels' },
    { fixed: 'What three sizes of wall need' },
    { section: 'rental_event_series_section5', items: 'headings' },
    {
      fixed: 'Plan your event',
      fixedItems: ['Rental & Event Series', 'Events & Exhibitions', 'From load-in to load-out'],
    },
    { fixed: 'Hire for the days you need', button: { label: 'Get Started Today', ...form } },
  ],
}

const nothing = {
  ...named('Page not found'),
  noindex: true,
  parts: [
    { fixed: 'Page not found' },
    { fixed: 'Where the lights are on', fixedItems: ['Products', 'Industries', 'Contact', 'Home'] },
  ],
}
export const unknownPage: GeneralPage = { path: '/no/such/page', ...nothing }
export const unknownIndustry: GeneralPage = {
  path: '/industry/unknown',
  endpoint: 'industry',
  loading: 'Loading industry solutions...',
  ...nothing,
}

export const generalPages = [
  homePage,
  industryIndex,
  productsIndex,
  aboutPage,
  galleryPage,
  blogPage,
  articlePage,
  contactPage,
  noClientPage,
  rentalIndustry,
  unknownPage,
  unknownIndustry,
]
