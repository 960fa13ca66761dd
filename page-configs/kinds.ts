import { defineKinds } from 'pagework'

/** A page finds its title and description by its name, else by its kind, else under `home` (document 1 §2.2). */
export default defineKinds({
  home: { metadata: 'home' },
  about: { metadata: 'about' },
  products: {
    metadata: 'products',
    pages: { folder: 'products', root: '/products' },
    states: { badStatus: 'HTTP error! status: {code}', error: 'Error loading data: {message}' },
    defaults: [
      { block: { type: 'hero' }, options: { ground: 'noon' } },
      {
        block: { type: 'breadcrumb' },
        options: { ground: 'noon', parents: [{ label: 'Products', to: '/products' }] },
      },
      { block: { type: 'alternating-rows' }, options: { id: 'intro', wideLast: true } },
      { block: { type: 'cards', section: 2 }, options: { id: 'options', fallbackHeading: 'Smart Displays' } },
      {
        block: { type: 'strip' },
        options: { id: 'pixel-pitch', fallbackHeading: 'Pixel Pitch Options' },
      },
      { block: { type: 'features-grid' }, options: { id: 'features' } },
      {
        block: { type: 'spec-table' },
        options: {
          id: 'specification',
          heading: 'Specification',
          typical: 'Typical values; the quotation names those of your screen.',
        },
      },
      { block: { type: 'link-cards' }, options: { id: 'related', ground: 'night' } },
      { block: { type: 'cta-banner' }, options: { id: 'call-to-action', ground: 'night' } },
    ],
  },
  industry: {
    metadata: 'industry',
    pages: { folder: 'industries', root: '/industry' },
    defaults: [
      { block: { type: 'hero' }, options: { ground: 'noon' } },
      {
        block: { type: 'breadcrumb' },
        options: { ground: 'noon', parents: [{ label: 'Industry', to: '/industry' }] },
      },
      { block: { type: 'cards', section: 3 }, options: { id: 'features' } },
      {
        block: { type: 'option-faqs' },
        options: { id: 'display-options', fallbackHeading: 'Display Options', wideFirst: true },
      },
      {
        block: { type: 'cards', section: 6 },
        options: { id: 'flexible-solutions', fallbackHeading: 'Flexible Solutions' },
      },
      {
        block: { type: 'cards', section: 7 },
        options: { id: 'why-choose', fallbackHeading: 'Why Choose Us' },
      },
      { block: { type: 'link-cards' }, options: { id: 'related', ground: 'night' } },
      { block: { type: 'cta-banner' }, options: { id: 'call-to-action', ground: 'night' } },
    ],
  },
  contact: { metadata: 'contact' },
  gallery: { metadata: 'home' },
  blog: {
    metadata: 'home',
    defaults: [{ block: { type: 'article-list' }, options: { feed: true } }],
  },
  client: { metadata: 'home' },
  search: { metadata: 'home' },
  'not-found': { metadata: 'home' },
})
