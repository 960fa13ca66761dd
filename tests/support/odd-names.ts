import * as fc from 'fast-check'

/** Names that people give to articles, pictures and old pages. */
export const namesByHand = [
  'led wall', 'எல்இடி', 'Ünal', 'U\u0308nal', 'हिन्दी', '50%-off', '100%25', '%20', 'a%2Fb', 'h#1', 'a&b', "it's", 'x(1)', 'a+b',
  'a=b;c,d', '$100', '${x}', '$args', '~user', '!wow!', '@home', '[id]', '{id}', '^up', '`tick`', '007', '7',
  '__proto__', 'constructor', 'toString', 'நிறுவனம் 👩‍👩‍👧', 'שלום', 'عربي', 'v1.2', 'a..b', 'old.php', 'a.html.b', 'x.br.y',
  'café-2', 'CAFÉ', '404', 'api', 'ß', 'İ', '\u0958',
] // prettier-ignore

/** Names of letters, marks and signs that have been the reason for a fault, of any length. */
export const oddName = fc.oneof(
  fc.constantFrom(...namesByHand),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...Array.from('aB0 .-_%#?&+\'"()[]{}$~!@^`;,=:*<>|\\/எல்இ्हिée\u0301👩\u200D\uFE0Fשع\u00AD\u200B'),
        ),
        fc.constantFrom('%25', '%2F', '%20', '.html', '.gz', 'index', 'con'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join('')),
)

/** Returns the spellings of a name in an address: of links, of browsers, and with each byte encoded. */
export const spellingsOf = (name: string) => [
  encodeURIComponent(name),
  encodeURI(name).replaceAll(/[#?]/g, encodeURIComponent),
  [...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
]
