import { definePage } from '../../schemas/define.ts'

export default definePage({
  kind: 'gallery',
  title: 'Gallery',
  content: { endpoint: 'gallery', kind: 'gallery', envelope: 'data', failure: 'empty' },
  blocks: [
    {
      type: 'hero',
      heading: 'Gallery',
      picture: { src: '/media/promotion.webp' },
      video: { webm: '/media/promotion.webm', mp4: '/media/promotion.mp4' },
      height: 'banner',
    },
    { type: 'gallery', id: 'pictures', heading: 'A Curated Visual Journey of Your Next Luxury Escape' },
  ],
})
