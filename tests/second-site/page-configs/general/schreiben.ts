import { definePage } from '../../../../schemas/define.ts'

export default definePage({
  type: 'seite',
  name: 'schreiben',
  title: 'Schreiben',
  head: {
    title: 'Schreiben Sie uns | Lichtwerk',
    description: 'Raum, Maß und Wunsch: so beginnt eine Lampe.',
  },
  blocks: [
    { type: 'hero', id: 'anfang', heading: 'Schreiben Sie uns', height: 'banner' },
    {
      type: 'contact',
      id: 'formular',
      heading: 'Was dürfen wir bauen?',
      ways: { reach: 'Anrufen', places: 'Hier sind wir', follow: 'Anderswo' },
      formHeading: 'Nachricht',
      optionPlaceholder: 'Bitte wählen',
      consent: 'Wir lesen, was Sie schreiben, und antworten darauf.',
      submit: 'Senden',
      words: {
        fields: {
          name: 'Name',
          company: 'Firma',
          phone: 'Telefon',
          email: 'E-Mail',
          option: 'Ich schreibe als',
          message: 'Nachricht',
        },
        optional: '(freiwillig)',
      },
    },
  ],
})
