import { definePage } from 'pagework'

export default definePage({
  kind: 'page',
  name: 'contact',
  title: 'Contact',
  head: {
    title: 'Contact | New site',
    description: 'Ways to reach us: the form, the telephone or an e-mail.',
  },
  blocks: [
    {
      type: 'hero',
      heading: 'Write to us',
      text: 'Ways to reach us: the form, the telephone or an e-mail.',
      height: 'banner',
    },
    {
      type: 'contact',
      heading: 'Contact',
      ways: { reach: 'Reach us', places: 'Find us', follow: 'Follow us' },
      formHeading: 'Your message',
      options: ['Private', 'Business'],
      consent: 'We use your details for the answer only.',
      submit: 'Send',
    },
  ],
})
