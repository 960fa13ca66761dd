import { defineTitleLinks } from 'pagework'

/** Eine Karte mit dem Namen eines Brotes führt zu seiner Seite. Weiche Trennstriche lassen lange Namen umbrechen. */
export const breads = defineTitleLinks({
  root: '/brote',
  keys: 'hyphens',
  known: [
    { title: 'Roggen\u00ADmischbrot', key: 'roggenmischbrot' },
    { title: 'Dinkel\u00ADvollkornbrot', key: 'dinkelvollkornbrot' },
    { title: 'Weißbrot', key: 'weissbrot' },
  ],
})
