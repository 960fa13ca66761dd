import { definePage } from 'pagework'

export default definePage({
  kind: 'blog',
  title: 'Blog Detail',
  content: { endpoint: 'blog/:id', kind: 'article' },
  states: { badStatus: 'Blog not found', error: '{message}' },
  blocks: [
    { type: 'hero', heading: 'Blog Detail', height: 'line' },
    {
      type: 'article',
      ground: 'noon',
      picture: { src: '/media/closing-square.webp' },
      aside: {
        text: 'Have a wall in mind?',
        link: { label: 'Plan it in a minute', to: '/screen-planner' },
      },
    },
    {
      type: 'link-cards',
      id: 'related',
      heading: 'Where to go next',
      article: { product: 'The product in this article.', next: 'The next article.' },
      links: [
        {
          label: 'Screen planner',
          text: 'From your wall and viewers to pitch, size, weight and power.',
          to: '/screen-planner',
        },
        { label: 'All articles', text: 'Pitch, light, power, cameras and upkeep.', to: '/blog' },
      ],
    },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Have a screen in mind?',
      text: 'Send us the place, the size and the viewing distance, and we answer with a pitch and a price.',
      picture: 'none',
      button: { label: 'Contact Us' },
    },
  ],
})
