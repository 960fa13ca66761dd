import { definePage } from 'pagework'

export default definePage({
  kind: 'blog',
  title: 'Blog',
  content: { endpoint: 'blog', kind: 'articles' },
  states: { loading: 'Loading blogs...', badStatus: 'Network response was not ok' },
  blocks: [
    {
      type: 'hero',
      heading: 'Blogs',
      picture: { src: '/media/hero-interactive-displays.webp' },
      height: 'banner',
    },
    {
      type: 'article-list',
      ground: 'noon',
      id: 'articles',
      heading: 'Latest News',
      lead: 'The latest on web design trends, and on the screens they are seen on.',
    },
  ],
})
