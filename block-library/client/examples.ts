import type { BroughtClient } from '../../schemas/shared/client.ts'
import type { Examples } from '../contract/block-examples.ts'

const block = {
  type: 'client',
  id: 'client',
  testimonialHeading: 'Client Testimonial',
  aboutHeading: 'About This Partnership',
  about: 'What came of the work with {name}:',
  achievements: ['Greater brand visibility', 'Reliable performance'],
  labels: { company: 'Company', industry: 'Industry', location: 'Location', partnership: 'Partnership' },
  partnership: 'Successful',
  missing: 'Client not found',
  home: { label: 'Go Home', to: '/', scrollToForm: false },
  button: { label: 'Get Free Consultation' },
} satisfies Examples<'client'>['default']['block']
const person = {
  image: 'pictures/wayfinding-1.webp',
  name: 'Revathi Murugan',
  position: 'Hospital Administrator',
  testimonial: 'Now the token numbers can be read from the last bench, in Tamil and English.',
  sample: false,
}
const client = {
  ...person,
  company: 'A district hospital',
  industry: 'Government and Public Spaces',
  location: 'Dindigul, Tamil Nadu',
}
const brought = (along: BroughtClient) => ({
  visit: { params: { clientSlug: 'district-hospital' }, client: along },
})

export const clientExamples: Examples<'client'> = {
  default: { block, input: brought(client) },
  'other fixed words': {
    block: {
      ...block,
      achievements: ['Twelve openings in one summer'],
      partnership: 'Since 2019',
      button: { label: 'See the products', to: '/products', scrollToForm: false },
    },
    input: brought(client),
  },
  'company alone': { block, input: brought({ ...person, company: 'A district hospital' }) },
  'an invented client': { block, input: brought({ ...client, sample: true }) },
  'a name alone': {
    block,
    input: brought({ image: '', name: 'Revathi Murugan', position: '', testimonial: '', sample: false }),
  },
  shortest: {
    block: { ...block, achievements: ['On time'] },
    input: brought({ ...person, name: 'R', position: 'Owner', testimonial: 'Good.' }),
  },
  longest: {
    block: {
      ...block,
      achievements: Array.from(
        { length: 12 },
        (_, index) => `Achievement ${index + 1}: nothing has failed since its handover`,
      ),
    },
    input: brought({
      ...client,
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Krishnamoorthy Ramasubramanian',
      position: 'Deputy General Manager for Passenger Information, Signage and Public Address Systems',
      company: 'The Metropolitan Transport Undertaking of Tiruchirappalli, Madurai and Thiruvananthapuram',
      testimonial: 'Now the token numbers can be read from the last bench, in Tamil and English. '.repeat(12),
    }),
  },
  'no client came along': { block, input: { visit: { params: { clientSlug: 'district-hospital' } } } },
  'no client, in other words': {
    block: { ...block, missing: 'We do not know this client', home: { label: 'All clients', to: '/about' } },
  },
}
