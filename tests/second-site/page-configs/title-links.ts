import { defineTitleLinks } from 'pagework'

/** Eine Karte mit dem Namen eines Brotes führt zu seiner Seite. */
export const breads = defineTitleLinks({ root: '/brote', keys: 'hyphens' })
