import { definePage } from 'pagework'

export default definePage({
  kind: 'page',
  name: 'missing',
  title: 'Page not found',
  noindex: true,
  blocks: [
    {
      type: 'hero',
      heading: 'This page does not exist',
      text: 'It may have moved, or the address has a typing error. The home page leads to everything that we offer.',
      height: 'banner',
    },
    {
      type: 'cta-banner',
      heading: 'Do you have a question?',
      text: 'We are glad to answer, by phone or in writing.',
      button: { label: 'Home', to: '/', scrollToForm: false },
    },
  ],
})
