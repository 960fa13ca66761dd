/** What a text begins with that `npm run new` wrote, and that somebody has yet to replace. */
export const samplePrefix = 'SAMPLE: '

/** What tells a text that was never meant to be read by visitors. */
export const samplePhrases: readonly RegExp[] = [
  new RegExp(`^${samplePrefix}`),
  /\blorem ipsum\b|\bdolor sit amet\b/i,
  /\b(?:TODO|FIXME|TBD|XXX+)\b/,
  /\bYour (?:[\w-]+ ){0,3}(?:goes )?here\b|^Your (?:title|heading|text|description|name|company)[.…]*$/i,
  /\b(?:placeholder|dummy) text\b/i,
]
