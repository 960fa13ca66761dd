import { definePage } from '../../../schemas/define.ts'

export default definePage({
  type: 'blog',
  name: 'article',
  title: 'Blog Detail',
  content: { endpoint: 'blog/:id', kind: 'article' },
  states: { badStatus: 'Blog not found', error: '{message}' },
  blocks: [
    {
      type: 'hero',
      id: 'hero',
      title: 'Blog Detail',
      picture: { src: '/media/hero-indoor-led-video-walls.webp' },
      height: 'banner',
    },
    { type: 'article', id: 'article', picture: { src: '/media/cta.webp' } },
  ],
})
