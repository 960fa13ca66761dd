import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
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
      options: ['Partnerin', 'Händler', 'Kundin'],
      consent: 'Wir lesen, was Sie schreiben, und antworten darauf.',
      submit: 'Senden',
      withoutScript: 'Ohne JavaScript lässt sich das Formular nicht senden, so aber schon:',
      answer: 'Antwort kommt {time}.',
    },
  ],
})
