import type { BlockInputOf } from '../../schemas/blocks/index.ts'
import type { BroughtClient } from '../../schemas/shared/client.ts'
import { blockExample, type Examples } from '../contract/block-examples.ts'

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
const example = (along: BroughtClient | undefined, options?: Partial<BlockInputOf<'client'>>) => ({
  ...blockExample<'client'>(block)(options),
  input: { visit: { params: { clientSlug: 'district-hospital' }, client: along } },
})

export const clientExamples: Examples<'client'> = {
  default: example(client),
  'other fixed words': example(client, {
    achievements: ['Twelve openings in one summer'],
    partnership: 'Since 2019',
    button: { label: 'See the products', to: '/products', scrollToForm: false },
  }),
  'company alone': example({ ...person, company: 'A district hospital' }),
  'an invented client': example({ ...client, sample: true }),
  'a name alone': example({
    image: '',
    name: 'Revathi Murugan',
    position: '',
    testimonial: '',
    sample: false,
  }),
  shortest: example(
    { ...person, name: 'R', position: 'Owner', testimonial: 'Good.' },
    { achievements: ['On time'] },
  ),
  longest: example(
    {
      ...client,
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Krishnamoorthy Ramasubramanian',
      position: 'Deputy General Manager for Passenger Information, Signage and Public Address Systems',
      company: 'The Metropolitan Transport Undertaking of Tiruchirappalli, Madurai and Thiruvananthapuram',
      testimonial: 'Now the token numbers can be read from the last bench, in Tamil and English. '.repeat(12),
    },
    {
      achievements: Array.from(
        { length: 12 },
        (_, index) => `Achievement ${index + 1}: nothing has failed since its handover`,
      ),
    },
  ),
  'no client came along': example(undefined),
  'no client, in other words': {
    block: { ...block, missing: 'We do not know this client', home: { label: 'All clients', to: '/about' } },
  },
}
