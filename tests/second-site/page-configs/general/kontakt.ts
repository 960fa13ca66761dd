import { definePage } from 'pagework'

const workday = [
  { from: '6:00', until: '12:30' },
  { from: '14:30', until: '18:00' },
]

export default definePage({
  kind: 'seite',
  name: 'kontakt',
  title: 'Kontakt',
  head: {
    title: 'Kontakt und Vorbestellung | Bäckerei Kornblum',
    description:
      'Brot vorbestellen, ein Blech Kuchen reservieren oder einfach fragen: so erreichen Sie die Bäckerei Kornblum in Freiburg.',
  },
  blocks: [
    {
      type: 'hero',
      heading: 'Vorbestellen und fragen',
      text: 'Bis 17 Uhr bestellt, am nächsten Morgen ab sechs für Sie zurückgelegt.',
      height: 'banner',
    },
    {
      type: 'contact',
      id: 'formular',
      heading: 'Schreiben Sie uns',
      lead: 'Sorte, Menge und Tag genügen.',
      ways: { reach: 'Anrufen oder mailen', places: 'Vorbeikommen', follow: 'Mitlesen' },
      formHeading: 'Ihre Bestellung oder Frage',
      options: ['Privat', 'Café oder Restaurant', 'Schule oder Verein', 'Bewerbung'],
      consent: 'Wir verwenden Ihre Angaben nur für die Antwort und löschen sie nach der Abholung.',
      submit: 'Abschicken',
    },
    {
      type: 'oeffnungszeiten',
      heading: 'Wann wir offen haben',
      days: [
        { day: 'Montag' },
        { day: 'Dienstag', hours: workday },
        { day: 'Mittwoch', hours: workday, special: 'Dinkelvollkornbrot' },
        { day: 'Donnerstag', hours: workday },
        { day: 'Freitag', hours: workday, special: 'Bienenstich vom Blech' },
        { day: 'Samstag', hours: [{ from: '6:00', until: '13:00' }], special: 'Hefezopf' },
        { day: 'Sonntag' },
      ],
    },
    { type: 'blechrechner', heading: 'Wie viel Kuchen braucht Ihr Fest?', pieces: 20 },
    {
      type: 'map',
      id: 'karte',
      heading: 'In der Gerberau, zwischen Museum und Bach',
      embed: 'https://karte.example/embed?bbox=7.84,47.98,7.86,48.00',
      href: 'https://karte.example/#map=17/47.9925/7.8520',
      linkLabel: 'Karte in einem neuen Tab öffnen',
    },
  ],
})
