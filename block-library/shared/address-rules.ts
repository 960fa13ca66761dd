/** Titles whose key is not what the rule makes of them (document 1 §2.3). */
const industryKeys = new Map(
  Object.entries({
    'hotels and hospitalities': 'HospitalityAndHotels',
    'government and public spaces': 'GovernmentAndCivicSpaces',
    'manufacturing factories': 'ManufacturingAndFactories',
    'transport and public venues': 'TransportPublicVenues',
    'events and exhibitions': 'EventsAndExhibitions',
    education: 'EducationAndInstitutions',
    'retail environments': 'Retail',
  }),
)

/** The key of an industry by its title: '&' is 'and', punctuation goes, capitalised words are joined (document 1 §2.3, §2.4). */
export function industryKey(title: string): string {
  const words = title
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return industryKeys.get(words.join(' ').toLowerCase()) ?? joined
}

/** The address of an industry by its title; an empty title leads to the index. */
export function industryPath(title: string): string {
  const key = industryKey(title)
  return key ? `/industry/${key}` : '/industry'
}

/** Words of a title and the product they mean, most telling first (document 1 §2.5). */
const productSlugs: [words: RegExp, slug: string][] = [
  [/\bindoor\b.*\bled\b|\bled\b.*\bindoor\b/, 'indoor-led-video-walls'],
  [/\boutdoor\b.*\bled\b|\bled\b.*\boutdoor\b/, 'outdoor-led-video-walls'],
  [/\binteractive\b.*\bdisplays?\b/, 'interactive-displays'],
  [/\btruck[\s-]mounted\b/, 'truck-mounted-displays'],
  [/\bflexible\b.*\bcurved\b|\bflexible led\b/, 'flexible-curved-led-walls'],
]

/** The address of a product by its title; an empty title leads to the index (document 1 §2.5). */
export function productPath(title: string): string {
  const plain = title.trim().toLowerCase()
  const known = productSlugs.find(([words]) => words.test(plain))?.[1]
  const slug =
    known ??
    plain
      .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '')
      .trim()
      .replaceAll(/\s+/g, '-')
  return slug ? `/products/${slug}` : '/products'
}
