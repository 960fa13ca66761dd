import { defineWords } from 'pagework'

export default defineWords({
  blechrechner: { label: 'Gäste', result: '{guests} Gäste essen {trays} Bleche.' },
  oeffnungszeiten: { closed: 'geschlossen', span: '{from}–{until}' },
})
