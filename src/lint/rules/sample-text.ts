import { textsIn, type PlacedText } from '../../util/texts-in.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const sampleText = defineRule({
  summary: 'No text is a placeholder for a text of your own.',
  severity: 'warning',
  reads: 'content',
  docs: `
    \`npm run new\` begins its texts with \`SAMPLE: \`, so that you can look at a page before its texts are written. Visitors would read
    these texts, and other placeholders such as \`TODO\`, lorem ipsum or 'Your title here'. The rule searches configs, questions, heads
    and content.

    While the site is made, the finding is a warning. Published at the site's own address (\`VITE_SITE_URL\`), a text that begins with
    \`SAMPLE:\` is an error and stops publishing, as in [sample-setting](#sample-setting). To run this check before publishing, use
    \`npm run validate -- --deployed\`.

    Write your own text. For a preview, \`npm run build -- --samples\` publishes the samples.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const { file, path, text } of textsOf(site)) {
    const phrase = samplePhrase.exec(text)?.[0]
    if (phrase === undefined) continue
    const details = { expected: 'a text of your own', received: JSON.stringify(phrase.trim()) }
    // Only the prefix is certainly a sample. An author may use the other phrases on purpose.
    yield { file, path, ...details, ...(phrase === samplePrefix && { whenDeployed: 'error' }) }
  }
}

function* textsOf({ files, answers }: JoinedSite): Generator<PlacedText> {
  for (const { file, input } of files) yield* textsIn(file, input)
  for (const answer of answers.values())
    for (const { text, path } of textsSent(answer)) yield { file: answer.place, path, text }
}

/** Prefix of the texts that `npm run new` writes and that authors must replace. */
export const samplePrefix = 'SAMPLE: '

/** Patterns of texts that are not written for visitors. */
const phrases = [
  `^${samplePrefix}`,
  String.raw`\b(?:TODO|FIXME|TBD|XXX+)\b`,
  String.raw`\b[Ll]orem [Ii]psum\b|\b[Dd]olor [Ss]it [Aa]met\b`,
  String.raw`\b[Yy]our (?:[\w-]+ ){0,3}here\b`,
  String.raw`^Your (?:title|heading|text|description|name|company)[.…]*$`,
  String.raw`\b(?:[Pp]laceholder|[Dd]ummy) text\b`,
]

/** All phrases as one pattern, since every text of a site is tested. */
const samplePhrase = new RegExp(phrases.join('|'))
