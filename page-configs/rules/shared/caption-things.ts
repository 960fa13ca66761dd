/**
 * Visible things, each as a pattern of its words. A picture must show what its caption names, so its record must name
 * that, too. Invisible things (price, service, speed) are omitted.
 */
const things = [
  'walkable|walk-on|led floors?',
  'globes?|spheres?',
  'rings?',
  'ribbons?|bands?',
  'columns?|pillars?|totems?',
  'ceilings?',
  'canop(?:y|ies)|porte-cochère',
  'mullions?',
  'glass|glazed|glazing|windows?|shop ?fronts?|storefronts?|café|showroom',
  'façades?|building face|buildings?',
  'poles?|masts?',
  'roofs?|rooftops?',
  'kiosks?',
  'trucks?|lorr(?:y|ies)|box body|trailers?',
  'standees?',
  'castors?|wheels|wheeled',
  'soft (?:led )?modules?',
  'bent|bends?|bending|flexes',
  'modules?',
  'cabinets?|panels?',
  'curved?|curves|arcs?|bowed|convex|concave|waves?|bent|round|angled',
  'slats?',
  'stages?|concerts?|festivals?',
  'events?|expo|gala|keynotes?|conferences?|exhibitions?|weddings?|concerts?|festivals?|stages?|tour',
  'retail|shops?|stores?|shoppers?|boutiques?',
  'outdoors?|streets?|squares?|parks?|junction|city|billboards?|open-air|by day',
  'keynotes?|conferences?|town[- ]halls?|speakers?|trainers?',
  'exhibitions?|trade fair',
  'ballrooms?|banquets?|weddings?',
  'lobb(?:y|ies)|receptions?|lounges?',
  'boardrooms?|meetings?',
  'classrooms?|training rooms?|lectures?|teaching',
  'auditori(?:um|a)',
  'campus|courtyards?|college|schools?',
  'control[- ]rooms?|command|operations centre|operators?',
  'councils?|assembly',
  'squares?|plazas?|parks?',
  'citizen|service centres?|counters?|director(?:y|ies)|wayfinding',
  'hospitals?|wards?|tokens?',
  'factor(?:y|ies)|shop[- ]floor|production|output|plants?|packing line',
  'andon',
  'warehouses?|docks?|dispatch',
  'restaurants?|bars?|menus?',
  'poolside|pools?',
  'malls?|atriums?',
  'boutiques?|stores?|shops?|aisles?',
  'touch|touches|touching|interactive',
  'airports?|gates?|baggage|arrivals|departures|concourse',
  'bus(?:es)?',
  'metro|platforms?|trains?|stations?',
  'truss|flown|hung|hangs|hanging|suspended',
  'flight cases?',
  'usb|wi-?fi|phone|laptop|tablet',
  'monsoon|rain|rainy|wet|weatherproof|water',
  'night|dark|evening|dusk',
  'sunlight|sunlit|daylight|noon|by day|sun',
  'stairs?|staircase',
  'timber|panelling|joinery|wood(?:en)?',
  'plinth|ground support|floor-standing|ground-built|stands on|base',
  'market',
  'balustrades?',
]

const namesOf = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}])`, 'u')
const patterns = things.map(namesOf)
/** Matches any of the things. Most captions name none, and one pattern is faster than all of them. */
const anyThing = namesOf(things.join('|'))

/**
 * Returns the things that a caption names but the picture's record does not. In a list ("sphere or ring", "malls &
 * shops") one match is enough.
 */
export function missingThings(caption: string, shows: string): string[] {
  const [captionText, seen] = [caption.toLowerCase(), shows.toLowerCase()]
  if (!anyThing.test(captionText)) return []
  const named = patterns.flatMap((thing) => {
    const word = thing.exec(captionText)?.[0]
    return word === undefined ? [] : [{ word, shown: thing.test(seen) }]
  })
  const isList = /\b(?:or|and)\b|&|,/.test(captionText)
  if (isList && named.some(({ shown }) => shown)) return []
  return named.filter(({ shown }) => !shown).map(({ word }) => word)
}
