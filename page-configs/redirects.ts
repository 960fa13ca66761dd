import { defineRedirects } from 'pagework'

/** Redirects from the addresses of the previous site. */
export default defineRedirects([
  { from: '/home', to: '/' },
  { from: '/index.php', to: '/' },
  { from: '/about-us', to: '/about' },
  { from: '/company', to: '/about' },
  { from: '/contact-us', to: '/contact' },
  { from: '/enquiry', to: '/contact' },
  { from: '/get-a-quote', to: '/contact' },
  { from: '/blogs', to: '/blog' },
  { from: '/news', to: '/blog' },
  { from: '/projects', to: '/gallery' },
  { from: '/our-clients', to: '/about' },

  { from: '/product', to: '/products' },
  { from: '/product/indoor-led-display', to: '/products/indoor-led-video-walls' },
  { from: '/product/outdoor-led-display', to: '/products/outdoor-led-video-walls' },
  { from: '/product/led-standee', to: '/products/led-standee-display' },
  { from: '/product/interactive-led-display', to: '/products/interactive-displays' },
  { from: '/product/transparent-led-display', to: '/products/transparent-led-display' },
  { from: '/product/flexible-led-display', to: '/products/flexible-curved-led-walls' },
  { from: '/product/rental-led-display', to: '/products/rental-event-display' },
  { from: '/product/custom-led-display', to: '/products/custom-led-display' },
  { from: '/product/led-truck', to: '/products/truck-mounted-displays' },
  { from: '/led-wall-on-rent', to: '/products/rental-event-display' },

  { from: '/industries', to: '/industry' },
  { from: '/solutions', to: '/industry' },
  { from: '/industry/retail-shops', to: '/industry/Retail' },
  { from: '/industry/corporate', to: '/industry/CorporateOffice' },
  { from: '/industry/education', to: '/industry/EducationAndInstitutions' },
  { from: '/industry/events', to: '/industry/EventsAndExhibitions' },
  { from: '/industry/government', to: '/industry/GovernmentAndCivicSpaces' },
  { from: '/industry/hospitality', to: '/industry/HospitalityAndHotels' },
  { from: '/industry/manufacturing', to: '/industry/ManufacturingAndFactories' },
  { from: '/industry/transport', to: '/industry/TransportPublicVenues' },
])
