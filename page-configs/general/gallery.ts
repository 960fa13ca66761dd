import { definePage } from 'pagework'
import { galleryNames } from '../planning/gallery-names.ts'

export default definePage({
  kind: 'gallery',
  title: 'Gallery',
  content: { endpoint: 'gallery', kind: 'gallery', envelope: 'data', failure: 'empty' },
  blocks: [
    {
      type: 'hero',
      heading: 'Gallery',
      ground: 'noon',
      picture: { src: '/media/closing-noon.webp' },
      height: 'banner',
    },
    {
      type: 'gallery',
      id: 'pictures',
      heading: 'A Curated Visual Journey of Your Next Luxury Escape',
      names: galleryNames,
      categoryLinks: [
        { category: 'Stages & Events', label: 'Screens for events', to: '/industry/EventsAndExhibitions' },
        { category: 'Retail & Malls', label: 'Screens for shops', to: '/industry/Retail' },
        { category: 'Outdoor & Trucks', label: 'Outdoor LED walls', to: '/products/outdoor-led-video-walls' },
        {
          category: 'Control Rooms & Factories',
          label: 'Screens for factories',
          to: '/industry/ManufacturingAndFactories',
        },
        { category: 'Corporate & Education', label: 'Screens for offices', to: '/industry/CorporateOffice' },
        { category: 'Transport', label: 'Screens for stations', to: '/industry/TransportPublicVenues' },
        { category: 'Hospitality', label: 'Screens for hotels', to: '/industry/HospitalityAndHotels' },
        { category: 'Special Builds', label: 'Custom LED displays', to: '/products/custom-led-display' },
      ],
    },
  ],
})
