import { blockExample, type Examples } from '../contract/block-examples.ts'

const hospital = {
  slug: 'hospital-in-dindigul',
  image: 'pictures/wayfinding-1.webp',
  name: 'Revathi Murugan',
  position: 'Hospital Administrator',
  company: 'A district hospital',
  industry: 'Government and Public Spaces',
  location: 'Dindigul, Tamil Nadu',
  testimonial: 'Now the token numbers can be read from the last bench, in Tamil and English.',
}
const producer = {
  slug: 'producer-of-conferences',
  image: 'pictures/rental-stage-3.webp',
  name: 'Farida Sheikh',
  position: 'Senior Producer',
  testimonial: 'One part was exchanged between sessions.',
}
const testimonials = {
  type: 'testimonials',
  id: 'clients',
  heading: 'What clients tell us',
  clients: [hospital, producer],
} satisfies Examples<'testimonials'>['default']['block']
const example = blockExample<'testimonials'>(testimonials)

export const testimonialsExamples: Examples<'testimonials'> = {
  default: example(),
  'absolute address of a picture': example({
    clients: [{ ...hospital, image: 'https://pictures.example/logo.png' }],
  }),
  'one of them invented': example({ clients: [{ ...hospital, sample: true }, producer] }),
  'invented clients hidden': example({
    samples: 'hidden',
    clients: [{ ...hospital, sample: true }, producer],
  }),
  'every client invented and hidden': {
    block: { ...testimonials, samples: 'hidden', clients: [{ ...hospital, sample: true }] },
    hidden: true,
  },
  shortest: example({
    heading: 'Clients',
    clients: [{ ...producer, name: 'F', position: 'Owner', testimonial: 'Good.' }],
  }),
  longest: example({
    heading: 'What clients in Visakhapatnam, Thiruvananthapuram and Rajamahendravaram tell us of our work',
    clients: Array.from({ length: 12 }, (_, index) => ({
      ...hospital,
      slug: `client-${index + 1}`,
      name: `Venkatanarasimharajuvaripeta Subrahmanyeswara Krishnamoorthy the ${index + 1}th`,
      position: 'Deputy General Manager for Passenger Information, Signage and Public Address Systems',
      testimonial: 'Now the numbers can be read from the last bench, in Tamil and English. '.repeat(8).trim(),
    })),
  }),
}
