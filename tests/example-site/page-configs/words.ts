import { defineWords } from 'pagework'

export default defineWords({
  common: {
    skip: 'Zum Inhalt',
    main: 'Hauptseiten',
    submenu: 'Menü {label}',
    tabs: 'Leiste',
    newTab: '{label} (neuer Tab)',
    breadcrumb: 'Der Weg hierher',
    noPicture: 'Ohne Bild',
    brokenPicture: 'Bildfehler',
    lostPicture: 'Das Bild fehlt',
    visualisation: 'Entwurf',
    crashed: 'Dieser Teil der Seite fehlt gerade.',
    noScript: 'Hier braucht die Seite JavaScript.',
  },
  contact: { optionPlaceholder: 'Bitte wählen' },
})
