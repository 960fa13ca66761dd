import type { BlockInputOf } from '../../schemas/blocks/index.ts'
import { blockExample, type Examples } from '../contract/block-examples.ts'

const contact = {
  type: 'contact',
  id: 'enquiry',
  heading: 'Let us build it together',
  ways: { reach: 'Call or write', places: 'Where we are', follow: 'Follow us' },
  formHeading: 'Send an enquiry',
  options: ['Partnership', 'Distributor', 'Customer'],
  optionPlaceholder: 'Select an option',
  consent: 'We use what you send to answer this enquiry and for nothing else.',
  submit: 'Send message',
} satisfies BlockInputOf<'contact'>
const example = blockExample<'contact'>(contact)

export const contactExamples: Examples<'contact'> = {
  default: example(),
  'with a lead': example({ lead: 'Tell us what you need and for whom.' }),
  'answers in words of its own': example({
    success: 'Thank you, it is here.',
    failure: 'That did not work.',
  }),
  'with all that happens next': example({ sent: { steps: ['We read it.', 'We answer.'] } }),
  'with a message that begins by where one comes from': example({
    opening: { line: 'About: {page} ({address})', from: ['/products/', '/gallery'] },
  }),
  'with fields of its own': example({
    fields: [
      { type: 'text', name: 'Pet', label: 'Name of your pet', missing: 'Enter the name of your pet.' },
      { type: 'date', name: 'Day', label: 'A day that suits you' },
      { type: 'number', name: 'Age', label: 'Its age' },
      { type: 'choice', name: 'Place', label: 'The practice to visit', options: ['Old town', 'Market'] },
    ],
  }),
  shortest: example({
    heading: 'Write',
    formHeading: 'Form',
    optionPlaceholder: '–',
    consent: 'Kept safe.',
    submit: 'Send',
  }),
  longest: example({
    heading:
      'Let us plan the new rooms of your bus terminals, stadiums and municipal offices together, from survey to maintenance',
    lead: 'The more you can say about distance and daylight, the better our first answer. '.repeat(5).trim(),
    formHeading:
      'Send an enquiry to the engineers in Theni, Chennai, Bangalore and Coimbatore, who answer within a working day',
    optionPlaceholder: 'Select the option that describes best what you are interested in our work as',
    consent: 'It goes to our sales desk by e-mail; ask us at any time to delete it. '.repeat(6).trim(),
    submit: 'Send this message to the office that is nearest to the place of the work',
  }),
}
