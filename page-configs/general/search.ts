import { definePage } from 'pagework'

/** Search of all pages. The header leads here. */
export default definePage({
  kind: 'search',
  title: 'Search',
  noindex: true,
  head: { title: 'Search | Xigi LED displays', description: 'Search all pages of this site.' },
  blocks: [
    {
      type: 'search',
      heading: 'Search',
      kinds: [
        { kind: 'products', label: 'Products' },
        { kind: 'industry', label: 'Industries' },
        { kind: 'blog', label: 'Articles' },
      ],
      links: [
        { label: 'Products', to: '/products' },
        { label: 'Industries', to: '/industry' },
        { label: 'Screen planner', to: '/screen-planner' },
        { label: 'Contact', to: '/contact' },
      ],
    },
  ],
})
