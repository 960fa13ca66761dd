import { textsIn, type PlacedText } from '../../util/texts-in.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const sampleText = defineRule({
  summary: 'No text is left that only shows where yours belongs.',
  severity: 'warning',
  reads: 'content',
  docs: `
    \`npm run new\` begins the texts that it writes with \`SAMPLE: \`, so that a page can be looked at before its words are there. What it
    left, and what authors leave for later (\`TODO\`, lorem ipsum, 'Your title here'), would be read by visitors. Configs, questions, heads
    and content are searched.

    While the site is made it is a warning. Published at an address of its own (\`VITE_SITE_URL\`), a text that begins with \`SAMPLE:\` is an
    error and stops the publish, as [sample-setting](#sample-setting) does; \`npm run validate -- --deployed\` asks the same
    beforehand.

    Write your own text in its place. For a preview, \`npm run build -- --samples\` publishes it as it is.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const { file, path, text } of textsOf(site)) {
    const phrase = samplePhrase.exec(text)?.[0]
    if (phrase === undefined) continue
    const said = { expected: 'a text of your own', received: JSON.stringify(phrase.trim()) }
    // What marks itself as a sample is one for certain; the other phrases an author may have meant.
    yield { file, path, ...said, ...(phrase === samplePrefix && { whenDeployed: 'error' }) }
  }
}

function* textsOf({ files, answers }: JoinedSite): Generator<PlacedText> {
  for (const { file, input } of files) yield* textsIn(file, input)
  for (const answer of answers.values())
    for (const { text, path } of textsSent(answer)) yield { file: answer.place, path, text }
}

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
const samplePhrase = new RegExp(phrases.join('|'))
