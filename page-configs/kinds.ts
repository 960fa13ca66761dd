import { defineKinds } from '../schemas/define.ts'

/** A page finds its title and description by its name, else by its kind, else under `home` (document 1 §2.2). */
export default defineKinds({
  home: { metadata: 'home' },
  about: { metadata: 'about' },
  products: {
    metadata: 'products',
    pages: { folder: 'products', root: '/products' },
    usual: [
      { block: { type: 'breadcrumb' }, options: { parents: [{ label: 'Products', to: '/products' }] } },
      { block: { type: 'alternating-rows' }, options: { id: 'intro', section: 1 } },
      {
        block: { type: 'cards', variant: 'over' },
        options: { id: 'options', section: 2, fallbackHeading: 'Smart Displays' },
      },
      {
        block: { type: 'pixel-pitch-strip' },
        options: { id: 'pixel-pitch', section: 3, fallbackHeading: 'Pixel Pitch Options' },
      },
      { block: { type: 'showcase' }, options: { section: 4 } },
      { block: { type: 'features-grid' }, options: { id: 'features' } },
      {
        block: { type: 'spec-table' },
        options: {
          id: 'specification',
          heading: 'Specification',
          typical: 'Typical values; the quotation names those of your screen.',
        },
      },
      { block: { type: 'cta-banner' }, options: { id: 'call-to-action' } },
    ],
  },
  industry: {
    metadata: 'industry',
    pages: { folder: 'industries', root: '/industry' },
    usual: [
      { block: { type: 'breadcrumb' }, options: { parents: [{ label: 'Industry', to: '/industry' }] } },
      { block: { type: 'intro' }, options: { section: 2 } },
      {
        block: { type: 'option-faqs' },
        options: { id: 'display-options', section: 4, fallbackHeading: 'Display Options' },
      },
      {
        block: { type: 'cards', variant: 'tall' },
        options: { id: 'flexible-solutions', section: 6, fallbackHeading: 'Flexible Solutions' },
      },
      {
        block: { type: 'cards', variant: 'reasons' },
        options: { id: 'why-choose', section: 7, fallbackHeading: 'Why Choose Us' },
      },
      { block: { type: 'cards' }, options: { id: 'features', section: 3 } },
      { block: { type: 'link-cards' }, options: { id: 'related' } },
      { block: { type: 'cta-banner' }, options: { id: 'call-to-action' } },
    ],
  },
  contact: { metadata: 'contact' },
  gallery: { metadata: 'home' },
  blog: { metadata: 'home' },
  client: { metadata: 'home' },
  'not-found': { metadata: 'home' },
})
