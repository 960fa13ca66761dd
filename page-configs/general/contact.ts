import { definePage } from 'pagework'
import { southernCoast } from '../planning/coast.ts'

export default definePage({
  kind: 'contact',
  title: 'Contact',
  blocks: [
    {
      type: 'hero',
      heading: 'Contact Us',
      ground: 'noon',
      height: 'line',
      links: [
        { label: 'Plan a screen', to: '/screen-planner' },
        { label: 'Compare products', to: '/compare-products' },
      ],
    },
    {
      type: 'contact',
      id: 'enquiry',
      heading: "Let's Build Your Vision Together",
      lead: 'Tell us where the screen goes and who looks at it. The more you can say about distance and daylight, the better our first answer.',
      ways: { reach: 'Call or write', places: 'Where we are', follow: 'Follow us' },
      formHeading: 'Send an enquiry',
      options: [
        { value: 'Partnership', label: 'Partnership' },
        { value: 'Distributor', label: 'Distributor' },
        { value: 'Customer', label: 'Customer' },
      ],
      opening: {
        line: 'About: {page}',
        from: ['/products/', '/industry/', '/blog/', '/gallery'],
      },
      consent:
        'We use what you send to answer this enquiry and for nothing else. With it go the page you come from and the first one you saw here, the site that led you to us, and the name of its campaign. It goes to our sales desk by email; ask us at any time to delete it.',
      submit: 'Send message',
      sent: {
        steps: [
          'We read your message and answer to the email address you gave, or call if you left a number.',
          'Where size, viewing distance, daylight or mounting are still open, we ask for them first: they decide the price.',
          'If you have more to say, write or call again and name the reference.',
        ],
      },
    },
    { type: 'phone-banner', id: 'call', heading: 'Rather talk? Call us.' },
    {
      type: 'map',
      heading: 'Find us in Chennai',
      embed:
        'https://www.openstreetmap.org/export/embed.html?bbox=80.10%2C12.90%2C80.35%2C13.20&layer=mapnik',
      href: 'https://www.openstreetmap.org/#map=11/13.05/80.22',
      linkLabel: 'Open the map in a new tab',
      towns: [
        { name: 'Theni', at: [10.01, 77.48] },
        { name: 'Chennai', at: [13.08, 80.27] },
        { name: 'Bangalore', at: [12.97, 77.59] },
        { name: 'Coimbatore', at: [11.02, 76.96] },
      ],
      coast: southernCoast,
    },
  ],
})
