import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'gallery',
  name: 'gallery',
  title: 'Gallery',
  content: { endpoint: 'gallery', kind: 'gallery', envelope: 'data', failure: 'empty' },
  blocks: [
    {
      type: 'hero',
      id: 'hero',
      title: 'Gallery',
      picture: { src: '/media/hero-flexible-curved-led-walls.webp' },
      height: 'banner',
    },
    { type: 'gallery', id: 'pictures', heading: 'A Curated Visual Journey of Your Next Luxury Escape' },
  ],
})
