/** What a text begins with that `npm run new` wrote, and that somebody has yet to replace. */
export const samplePrefix = 'SAMPLE: '

/** What tells a text that was never meant to be read by visitors. */
const phrases = [
  `^${samplePrefix}`,
  String.raw`\b(?:TODO|FIXME|TBD|XXX+)\b`,
  String.raw`\b[Ll]orem [Ii]psum\b|\b[Dd]olor [Ss]it [Aa]met\b`,
  String.raw`\b[Yy]our (?:[\w-]+ ){0,3}here\b`,
  String.raw`^Your (?:title|heading|text|description|name|company)[.…]*$`,
  String.raw`\b(?:[Pp]laceholder|[Dd]ummy) text\b`,
]

/** As one, since every text of a site is held against it. */
export const samplePhrase = new RegExp(phrases.join('|'))
