import { defineKinds } from '../schemas/define.ts'

/** A page finds its title and description by its name, else by its kind, else under `home` (document 1 §2.2). */
export default defineKinds({
  home: { metadata: 'home' },
  about: { metadata: 'about' },
  products: { metadata: 'products', pages: { folder: 'products', root: '/products' } },
  industry: { metadata: 'industry', pages: { folder: 'industries', root: '/industry' } },
  contact: { metadata: 'contact' },
  gallery: { metadata: 'home' },
  blog: { metadata: 'home' },
  client: { metadata: 'home' },
  'not-found': { metadata: 'home' },
})
