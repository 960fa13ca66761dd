import type { Fixed } from './differences.ts'

const link = (label: string, to: string) => ({ label, to })
const home = link('Home', '/')
const industry = link('Industry', '/industry')
const products = link('Products', '/products')
const gallery = link('Gallery', '/gallery')
const blog = link('Blog', '/blog')
const about = link('About', '/about')
const contact = link('Contact', '/contact')

/** Settings of the site that document 1 §2.2 fixes: header, tabs and footer. */
export const site: Fixed = {
  brand: 'Xigi',
  tagline: 'Transforming spaces with innovative LED display solutions for businesses worldwide.',
  cities: ['Theni', 'Chennai', 'Bangalore', 'Coimbatore'],
  headerLinks: [home, industry, products, gallery, blog, about],
  contactButton: contact,
  mobileContactButton: link('Contact Us', '/contact'),
  tabs: [home, industry, products, blog, about],
  footerHeadings: { links: 'Quick Links', contact: 'Contact Us', socials: 'Social Links' },
  footerLinks: [home, about, products, industry, contact],
  socials: [{ icon: 'facebook' }, { icon: 'youtube' }, { icon: 'instagram' }],
  chat: { title: 'Chat with us on WhatsApp' },
  copyright: { year: 2025 },
  dates: { locale: 'en-US' },
  keywords: ['LED displays', 'video walls', 'digital signage', 'LED screens', 'Xigi'],
}

/** Entries of pages with a title and description of their own. They have the names of the pages' files. */
const entries = `
  about products industry contact EventsAndExhibitions ManufacturingAndFactories EducationAndInstitutions
  TransportPublicVenues HospitalityAndHotels GovernmentAndCivicSpaces indoor-led-video-walls outdoor-led-video-walls
  interactive-displays led-standee-display transparent-led-display rental-event-display flexible-curved-led-walls
  custom-led-display truck-mounted-displays`

/** The titles and descriptions of pages that document 1 §2.2 fixes. */
export const metadata: Fixed = {
  home: { title: /^India's leading LED Display & Video Wall Experts\b.*Xigi$/ },
  ...Object.fromEntries(
    entries
      .trim()
      .split(/\s+/)
      .map((name) => [name, {}]),
  ),
}
