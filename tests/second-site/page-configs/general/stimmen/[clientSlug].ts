import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'stimme',
  title: 'Stimme',
  noindex: true,
  blocks: [
    { type: 'hero', heading: 'Wer bei uns Brot holt', height: 'banner' },
    {
      type: 'client',
      testimonialHeading: 'In eigenen Worten',
      aboutHeading: 'So arbeiten wir zusammen',
      about:
        'Wir backen für {name} jeden Morgen und liefern vor der ersten Stunde. Was beide Seiten davon haben:',
      achievements: [
        'Jeden Morgen frisches Brot',
        'Bestellung bis zum Abend',
        'Eine Rechnung im Monat',
        'Brot vom Vortag zum halben Preis',
      ],
      labels: { company: 'Betrieb', industry: 'Branche', location: 'Ort', partnership: 'Lieferung' },
      partnership: 'Jeden Werktag',
      missing: 'Diese Stimme gibt es nicht mehr',
      home: { label: 'Zur Startseite', to: '/', scrollToForm: false },
      button: { label: 'Auch beliefert werden' },
    },
  ],
})
