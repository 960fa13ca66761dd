import { defineSite } from 'pagework'

const start = { label: 'Werkstatt', to: '/' }
const lampen = { label: 'Bogenlampe', to: '/lampen/bogen' }
const kontakt = { label: 'Schreiben', to: '/schreiben' }

export default defineSite({
  brand: 'Lichtwerk',
  logo: '/logo.svg',
  tagline: 'Lampen, einzeln gebaut.',
  phone: '+49 30 1234567',
  email: 'post@lichtwerk.example',
  supportEmail: 'hilfe@lichtwerk.example',
  cities: ['Berlin'],
  country: 'DE',
  language: 'de-DE',
  dates: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
  defaults: {
    contactPage: kontakt.to,
    articlePages: '/notizen',
    closingPicture: '/media/abend.webp',
    loading: 'Einen Augenblick …',
    badStatus: 'der Dienst meldet {code}',
    error: 'Das hat nicht geklappt: {message}',
    retry: 'Noch einmal',
  },
  headerLinks: [start, lampen],
  contactButton: { label: 'Schreiben', scrollToForm: false },
  mobileContactButton: { label: 'Schreiben', scrollToForm: false },
  menuLinks: [start, lampen, kontakt],
  tabs: [
    { ...start, icon: 'home' },
    { ...lampen, icon: 'products' },
    { ...kontakt, icon: 'chat' },
  ],
  footerHeadings: { links: 'Seiten', contact: 'Kontakt', socials: 'Anderswo' },
  footerLinks: [start, lampen, kontakt],
  socials: [],
  chat: { href: 'https://chat.example/{phone}', title: 'Im Chat schreiben' },
  copyright: {
    year: 2024,
    parent: { label: 'Hof 7', href: 'https://hof7.example' },
    text: '{brand}, {year}. Eine Werkstatt von {parent}.',
  },
  keywords: ['Lampen'],
  preview: { src: '/media/abend.webp', alt: 'Eine Lampe am Abend' },
  mark: { src: '/logo.svg', width: 24, height: 24 },
})
