import { definePage } from 'pagework'

export default definePage({
  kind: 'page',
  name: 'start',
  title: 'Home',
  head: {
    title: 'New site | Your town',
    description: 'One or two sentences about your company, which a search engine shows below the title.',
  },
  blocks: [
    {
      type: 'hero',
      heading: 'Welcome to New site',
      text: 'Write in one or two sentences what you do, and for whom. This text is in page-configs/general/index.ts.',
      height: 'banner',
    },
    {
      type: 'link-cards',
      heading: 'First steps',
      links: [
        { label: 'Texts', text: 'Replace the texts of this page with your own.', to: '/' },
        {
          label: 'Contact',
          text: 'Write your phone number, e-mail address and city into page-configs/site.ts.',
          to: '/contact',
        },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Do you have a question?',
      text: 'We are glad to answer, by phone or in writing.',
      button: { label: 'Write a message' },
    },
  ],
})
