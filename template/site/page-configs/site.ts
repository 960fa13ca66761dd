import { defineSite } from 'pagework'

export default defineSite({
  brand: 'New site',
  logo: '/logo.svg',
  tagline: 'One sentence about your company.',
  phone: '+1 234 555 0100',
  email: 'name@example.com',
  cities: ['Your town'],
  country: 'GB',
  language: 'en-GB',
  dates: { locale: 'en-GB', timeZone: 'Europe/London' },
  defaults: {
    contactPage: '/contact',
    closingPicture: '/media/closing.png',
    loading: 'Loading …',
    error: 'The content cannot be shown right now: {message}',
    badStatus: 'the service answers with {code}',
    retry: 'Try again',
  },
  headerLinks: [
    { label: 'Home', to: '/' },
    { label: 'Contact', to: '/contact' },
  ],
  contactButton: { label: 'Contact', scrollToForm: false },
  mobileContactButton: { label: 'Contact', scrollToForm: false },
  menuLinks: [
    { label: 'Home', to: '/' },
    { label: 'Contact', to: '/contact' },
  ],
  tabs: [
    { label: 'Home', to: '/', icon: 'home' },
    { label: 'Contact', to: '/contact', icon: 'chat' },
  ],
  footerHeadings: { links: 'Pages', contact: 'Contact', socials: 'Follow us' },
  footerLinks: [
    { label: 'Home', to: '/' },
    { label: 'Contact', to: '/contact' },
  ],
  socials: [],
  copyright: { year: 2026, text: '{year} {brand}' },
  preview: { src: '/media/preview.png', alt: 'A ring on a blue ground' },
  mark: { src: '/logo.svg', width: 32, height: 32 },
  samples: ['phone', 'email'],
})
