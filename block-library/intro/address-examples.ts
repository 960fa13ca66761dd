import { sectionExamples, type Examples } from '../contract/block-examples.ts'

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
const section = { title: 'Solutions by sector', images: [hospitals, rental] }

const { example } = sectionExamples<'intro'>(block, section)
const at = (slug: string, ...changes: Parameters<typeof example>) => ({
  ...example(...changes),
  input: { visit: { params: { slug } } },
})

export const addressExamples: Examples<'intro'> = {
  default: at('RentalLED'),
  'another slug': at('HospitalsAndClinics'),
  'text of the page where the service has none': at(
    'Airports',
    { images: [{ title: 'Airports' }] },
    { fallbackText: 'Ask us about this sector.' },
  ),
  'without a picture': at('RentalLED', {
    images: [{ title: rental.title, description: rental.description }],
  }),
  shortest: at('Ports', { title: undefined, images: [{ title: 'Ports' }] }),
  longest: at(
    'Terminals',
    {
      images: [
        {
          ...hospitals,
          title: 'terminals',
          description: 'Redundant power and two signal paths keep the departures on the wall. '.repeat(12),
        },
      ],
    },
    { button: { label: 'Request a consultation for government and public spaces in Thiruvananthapuram' } },
  ),
  'slug of no card': { ...at('Rental'), hidden: true },
  'untitled card': { ...at('', { images: [{}] }), hidden: true },
  'address without a slug': { ...example(), hidden: true },
  'section without items': { ...at('RentalLED', { images: [] }), hidden: true },
  'section missing': { block, input: at('RentalLED').input, hidden: true },
}
