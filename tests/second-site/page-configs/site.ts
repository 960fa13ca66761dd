import { defineSite } from 'pagework'

const home = { label: 'Startseite', to: '/' }
const bread = { label: 'Brote', to: '/brote' }
const cake = { label: 'Kuchen', to: '/kuchen' }
const house = { label: 'Backstube', to: '/backstube' }
const news = { label: 'Neues', to: '/neues' }
const contact = { label: 'Kontakt', to: '/kontakt' }

export default defineSite({
  brand: 'Bäckerei Kornblum',
  logo: '/logo.svg',
  mark: { src: '/logo.svg', width: 32, height: 32 },
  tagline: 'Brot braucht drei Dinge: Korn, Wasser und Zeit.',
  phone: '+49 761 5550142',
  email: 'brot@kornblum.example',
  cities: ['Freiburg'],
  country: 'DE',
  language: 'de-DE',
  languages: [{ tag: 'de-DE' }, { tag: 'en', root: '/en' }],
  dates: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
  defaults: {
    contactPage: contact.to,
    clientPages: '/stimmen',
    articlePages: news.to,
    productPages: bread.to,
    closingPicture: '/media/feld.webp',
    loading: 'Einen Augenblick, wir holen es aus dem Ofen …',
    error: 'Dieser Teil der Seite ist gerade nicht zu haben: {message}',
    badStatus: 'der Dienst meldet {code}',
    retry: 'Noch einmal versuchen',
  },
  headerLinks: [{ ...bread, pagesBelow: true }, { ...cake, pagesBelow: true }, house, news],
  contactButton: { label: 'Vorbestellen' },
  mobileContactButton: { label: 'Bestellen' },
  menuLinks: [
    home,
    { ...bread, pagesBelow: true, all: 'Alle Brote' },
    { ...cake, pagesBelow: true, all: 'Alle Kuchen' },
    house,
    news,
    contact,
  ],
  tabs: [
    { ...home, icon: 'home' },
    { ...bread, icon: '/icons/brot.svg' },
    { ...contact, icon: 'chat' },
  ],
  footerHeadings: { links: 'Seiten', contact: 'So finden Sie uns', socials: 'Bilder vom Morgen' },
  footerLinks: [bread, cake, house, news, contact],
  socials: [{ label: 'Kornblum auf Instagram', href: 'https://social.example/kornblum', icon: 'instagram' }],
  copyright: { year: 2026, text: '{year} {brand}, Gerberau 12' },
  preview: { src: '/media/vorschau.webp', alt: 'Zwei Brotlaibe und eine Ähre auf einem Holztisch' },
  company: {
    hours: 'Dienstag bis Samstag, 6 bis 18 Uhr',
    responseTime: 'am selben Tag',
    places: [{ city: 'Freiburg', street: 'Gerberau 12', postalCode: '79098' }],
  },
})
