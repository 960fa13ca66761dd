import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const banner = {
  type: 'cta-banner',
  id: 'call-to-action',
  fallbackHeading: 'Ready to Transform Your Space?',
  button: { label: 'See Transparent Solutions' },
} as const
const section = {
  title: 'Bring your glass front to life',
  description: 'Send what you know, and we answer with a plan, a price and a date.',
  images: [{ image: 'pictures/transparent-3.webp' }],
}

const { example, only } = sectionExamples<'cta-banner'>(banner, section)
const words = { section: 8, fallbackText: 'Tell us what you have in mind.' }

export const ctaBannerExamples: Examples<'cta-banner'> = {
  default: example({}, { section: 8 }),
  'words and picture of its own': {
    block: {
      ...banner,
      text: 'Tell us what you have in mind.',
      picture: { src: '/media/cta-transparent.webp', alt: 'A lit shop front at dusk' },
    },
  },
  'without a picture': { block: { ...banner, picture: 'none' } },
  'section in front of the fallback': example(
    {},
    { ...words, picture: { src: '/media/cta-transparent.webp' } },
  ),
  'words of its own in front of the section’s': example(
    {},
    { section: 8, heading: 'Light your own front', text: 'Tell us where it will stand.' },
  ),
  'section that gives nothing': only({}, words),
  'rich text': only({ description_html: '<p>Send <strong>the measures</strong> of the pane.</p>' }, words),
  'section missing': { block: { ...banner, ...words } },
  'button to another page': {
    block: { ...banner, button: { label: 'All products', to: '/products', scrollToForm: false } },
  },
  shortest: { block: banner },
  longest: example(
    {
      title:
        'Plan the new rooms of your bus terminals, stadiums and municipal offices with one team from survey to maintenance',
      description: 'MODEL-TRANS-3.91x7.82-1000x500-4500MM-85PERCENT-12KG has its data sheet ready. '.repeat(
        5,
      ),
    },
    {
      section: 8,
      button: { label: 'Request a consultation for government and public spaces in Thiruvananthapuram' },
    },
  ),
}
