import type { Examples } from '../contract/block-examples.ts'

const block = {
  type: 'intro',
  id: 'industry',
  section: 3,
  itemByAddress: { root: '/industry', keys: 'joined' },
  button: { label: 'Get Started Today' },
} satisfies Examples<'intro'>['default']['block']
const rental = {
  image: 'pictures/rental-stage-1.webp',
  title: 'Rental LED',
  description: 'Screens by the day, with a crew (plain).',
  description_html: '<p>Screens by the day, with a <strong>crew</strong>.</p>',
}
const hospitals = {
  image: 'pictures/wayfinding-1.webp',
  title: 'Hospitals & Clinics',
  description: 'Token numbers that can be read from the last bench.',
}
const section = { section: 'example_section3', title: 'Solutions by sector', images: [hospitals, rental] }
const at = (slug: string) => ({ visit: { params: { slug } } })

export const addressExamples: Examples<'intro'> = {
  default: { block, sections: [section], input: at('RentalLED') },
  'another slug': { block, sections: [section], input: at('HospitalsAndClinics') },
  'text of the page where the service has none': {
    block: { ...block, fallbackText: 'Ask us about this sector.' },
    sections: [{ ...section, images: [{ title: 'Airports' }] }],
    input: at('Airports'),
  },
  'without a picture': {
    block,
    sections: [{ ...section, images: [{ title: rental.title, description: rental.description }] }],
    input: at('RentalLED'),
  },
  shortest: {
    block,
    sections: [{ section: 'example_section3', images: [{ title: 'Ports' }] }],
    input: at('Ports'),
  },
  longest: {
    block: {
      ...block,
      button: { label: 'Request a consultation for government and public spaces in Thiruvananthapuram' },
    },
    sections: [
      {
        ...section,
        images: [
          {
            ...hospitals,
            title: 'terminals',
            description: 'Redundant power and two signal paths keep the departures on the wall. '.repeat(12),
          },
        ],
      },
    ],
    input: at('Terminals'),
  },
  'slug of no card': { block, sections: [section], input: at('Rental'), hidden: true },
  'untitled card': { block, sections: [{ ...section, images: [{}] }], input: at(''), hidden: true },
  'address without a slug': { block, sections: [section], hidden: true },
  'section without items': {
    block,
    sections: [{ ...section, images: [] }],
    input: at('RentalLED'),
    hidden: true,
  },
  'section missing': { block, input: at('RentalLED'), hidden: true },
}
