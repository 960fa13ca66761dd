import { definePage } from 'pagework'

/** The not-found page, for addresses without a page. */
export default definePage({
  kind: 'not-found',
  title: 'Page not found',
  noindex: true,
  blocks: [
    {
      type: 'hero',
      heading: 'Page not found',
      text: 'This address is dark. The page may have moved, or the link may be mistyped.',
      picture: { src: '/media/hero-not-found.webp' },
    },
    { type: 'search', heading: 'Search this site', results: false },
    {
      type: 'link-cards',
      id: 'ways-on',
      heading: 'Where the lights are on',
      links: [
        {
          label: 'Products',
          text: 'Nine kinds of LED display, from standees to outdoor walls.',
          to: '/products',
        },
        {
          label: 'Industries',
          text: 'What works in control rooms, shops, stations and hotels.',
          to: '/industry',
        },
        {
          label: 'Contact',
          text: 'Tell us what you are looking for and we will find it with you.',
          to: '/contact',
        },
        { label: 'Home', text: 'Begin again at the front door.', to: '/' },
      ],
    },
  ],
})
