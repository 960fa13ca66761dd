import { defineKinds } from 'pagework'

const closing = {
  block: { type: 'cta-banner' },
  options: {
    heading: 'Sollen wir Ihnen etwas zurücklegen?',
    text: 'Bestellungen bis 17 Uhr liegen am nächsten Morgen ab 6 Uhr für Sie bereit.',
  },
}

export default defineKinds({
  seite: { metadata: 'haus', defaults: [closing] },
  brot: {
    metadata: 'brot',
    pages: { folder: 'brote', root: '/brote' },
    defaults: [
      closing,
      { block: { type: 'breadcrumb' }, options: { parents: [{ label: 'Brote', to: '/brote' }] } },
      { block: { type: 'faq' }, options: { fallbackHeading: 'Was man uns an der Theke fragt' } },
    ],
  },
  kuchen: {
    metadata: 'kuchen',
    pages: { folder: 'kuchen', root: '/kuchen' },
    defaults: [
      closing,
      { block: { type: 'breadcrumb' }, options: { parents: [{ label: 'Kuchen', to: '/kuchen' }] } },
    ],
  },
  neues: {
    metadata: 'neues',
    defaults: [closing, { block: { type: 'article-list' }, options: { feed: true } }],
  },
})
