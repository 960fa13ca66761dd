import { definePage } from 'pagework'
import cafe from '../clients/cafe.json' with { type: 'json' }
import school from '../clients/schule.json' with { type: 'json' }

export default definePage({
  kind: 'seite',
  name: 'backstube',
  title: 'Backstube',
  head: {
    title: 'Unsere Backstube | Bäckerei Kornblum',
    description:
      'Wer bei Kornblum backt, woher das Korn kommt und wie ein Morgen in der Gerberau abläuft: ein Blick in die Backstube.',
  },
  content: { endpoint: 'bilder', kind: 'gallery', envelope: 'data' },
  blocks: [
    {
      type: 'hero',
      heading: 'Um vier brennt das Licht',
      text: 'Fünf Menschen, ein Steinofen und ein Sauerteig, der älter ist als wir.',
      picture: { src: '/media/ofen.webp', alt: 'Steinofen mit Glut und zwei Broten' },
      height: 'banner',
    },
    { type: 'breadcrumb' },
    {
      type: 'features-grid',
      id: 'grundsaetze',
      heading: 'Wie wir backen',
      items: [
        { title: 'Zeit statt Hefe', description: 'Der Teig ruht bis zu 24 Stunden und wird bekömmlich.' },
        { title: 'Korn aus der Nähe', description: 'Roggen und Dinkel wachsen am Kaiserstuhl.' },
        { title: 'Von Hand geformt', description: 'Kein Laib sieht aus wie der andere.' },
        { title: 'Auf Stein gebacken', description: 'Der Ofen ist von 1931 und hält die Hitze.' },
        { title: 'Nichts wird weggeworfen', description: 'Brot vom Vortag gibt es zum halben Preis.' },
      ],
    },
    { type: 'gallery', id: 'bilder', heading: 'Bilder vom Morgen', pageSize: 4 },
    { type: 'testimonials', id: 'stimmen', heading: 'Was man über die Theke sagt', clients: [cafe, school] },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
