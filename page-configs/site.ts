import { defineSite } from 'pagework'
import { productPages } from './title-links.ts'

const home = { label: 'Home', to: '/' }
const industry = { label: 'Industry', to: '/industry' }
const products = { label: 'Products', to: '/products' }
const gallery = { label: 'Gallery', to: '/gallery' }
const blog = { label: 'Blog', to: '/blog' }
const about = { label: 'About', to: '/about' }
const contact = { label: 'Contact', to: '/contact' }

const industryMenu = { ...industry, pagesBelow: true, all: 'All industries' }
const productsMenu = {
  ...products,
  pagesBelow: true,
  all: 'All products',
  first: [...productPages],
  apart: [
    { label: 'Screen planner', to: '/screen-planner' },
    { label: 'Compare products', to: '/compare-products' },
  ],
}

export default defineSite({
  brand: 'Xigi',
  logo: '/favicon.svg',
  tagline: 'Transforming spaces with innovative LED display solutions for businesses worldwide.',
  phone: '+91 90000 00000',
  email: 'hello@xigi.example',
  supportEmail: 'support@xigi.example',
  cities: ['Theni', 'Chennai', 'Bangalore', 'Coimbatore'],
  country: 'IN',
  language: 'en-IN',
  languages: [{ tag: 'en-IN' }, { tag: 'ta', root: '/ta' }, { tag: 'hi', root: '/hi' }],
  // Dates are in long US format (document 1 §2.9).
  dates: { locale: 'en-US', timeZone: 'Asia/Kolkata' },
  numbers: 'en',
  defaults: {
    contactPage: contact.to,
    clientPages: '/clients',
    articlePages: blog.to,
    productPages: products.to,
    closingPicture: '/media/closing-square.webp',
    loading: 'Loading...',
    badStatus: 'Failed to fetch data',
    error: 'Error: {message}',
    retry: 'Retry',
  },
  headerLinks: [home, industryMenu, productsMenu, gallery, blog, about],
  contactButton: { label: 'Contact', scrollToForm: false },
  mobileContactButton: { label: 'Contact Us', scrollToForm: false },
  menuLinks: [home, productsMenu, industryMenu, gallery, blog, about, contact],
  tabs: [
    { ...home, icon: 'home' },
    { ...industry, icon: 'industry' },
    { ...products, icon: 'products' },
    { ...blog, icon: 'blog' },
    { ...about, icon: 'about' },
  ],
  footerHeadings: { links: 'Quick Links', contact: 'Contact Us', socials: 'Social Links' },
  footerLinks: [home, about, products, industry, contact],
  socials: [
    { label: 'Facebook', href: 'https://www.facebook.com/xigi.example', icon: 'facebook' },
    { label: 'YouTube', href: 'https://www.youtube.com/@xigi.example', icon: 'youtube' },
    { label: 'Instagram', href: 'https://www.instagram.com/xigi.example', icon: 'instagram' },
  ],
  search: '/search',
  chat: { href: 'https://wa.me/{phone}', title: 'Chat with us on WhatsApp' },
  copyright: {
    year: 2025,
    parent: { label: 'Xigi Technologies', href: 'https://technologies.xigi.example' },
    text: '© {year} {brand}. A brand of {parent}. All rights reserved.',
  },
  keywords: ['LED displays', 'video walls', 'digital signage', 'LED screens', 'Xigi'],
  samples: ['phone', 'email', 'supportEmail', 'socials', 'copyright.parent'],
  preview: { src: '/media/og.jpg', alt: 'LED displays by Xigi' },
  mark: { src: '/mark.svg', width: 22, height: 20 },
  previewBadge: '/preview-badge.svg',
})
