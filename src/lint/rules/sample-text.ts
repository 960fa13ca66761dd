import { textsIn, type PlacedText } from '../../util/texts-in.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { locate } from '../locate.ts'
import { samplePrefix } from '../sample-prefix.ts'
import { defineRule } from '../rule.ts'

export const sampleText = defineRule({
  summary: 'No text is a placeholder for a text of your own.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    \`npm run new\` begins its texts with \`SAMPLE: \`, so that you can look at a page before its texts are written. Visitors would read
    these texts, and other placeholders such as \`TODO\`, lorem ipsum or 'Your title here'. The rule searches configs, questions, heads
    and content. The samples of one file are one finding, at the first of them. Each other placeholder is a finding.

    While the site is made, the finding is a warning. Published at the site's own address (\`VITE_SITE_URL\`), a text that begins with
    \`SAMPLE:\` is an error and stops publishing, as in [sample-setting](#sample-setting). To run this check before publishing, use
    \`npm run validate -- --deployed\`.

    Write your own text. For a preview, \`npm run build -- --samples\` publishes the samples.`,
  *check(site) {
    const samples: PlacedText[] = []
    for (const placed of textsOf(site)) {
      const phrase = samplePhrase.exec(placed.text)?.[0]
      if (phrase === samplePrefix) samples.push(placed)
      else if (phrase !== undefined)
        yield { file: placed.file, path: placed.path, expected: 'a text of your own', value: phrase }
    }
    for (const { first, count } of samplesByFile(samples, site))
      yield {
        file: first.file,
        path: first.path,
        problem:
          count === 1 ? 'one text of this file is a sample' : `${count} texts of this file are samples`,
        expected: 'a text of your own',
        value: first.text,
        // Only the prefix is certainly a sample. An author may use the other phrases on purpose.
        whenDeployed: 'error',
      }
  },
})

/** Groups samples by the file in which they are written, which a config may import. Counts a shared text once. */
function samplesByFile(samples: PlacedText[], site: JoinedSite) {
  const sources = sourcesOf(site)
  const groups = new Map<string, { first: PlacedText; starts: Set<unknown> }>()
  for (const sample of samples) {
    const written = locate(sample.file, sample.path, sources)
    const file = written?.file ?? sample.file
    const group = groups.get(file) ?? { first: sample, starts: new Set() }
    groups.set(file, group)
    group.starts.add(written?.exact ? written.value.start : sample.path.join())
  }
  return [...groups.values()].map(({ first, starts }) => ({ first, count: starts.size }))
}

function* textsOf({ files, answers }: JoinedSite): Generator<PlacedText> {
  for (const { file, input } of files) yield* textsIn(file, input)
  for (const answer of answers.values())
    for (const { text, path } of textsSent(answer)) yield { file: answer.place, path, text }
}

/** Patterns of texts that are not written for visitors. */
const phrases = [
  `^${samplePrefix}`,
  String.raw`\b(?:TODO|FIXME|TBD|XXX+)\b`,
  String.raw`\b[Ll]orem [Ii]psum\b|\b[Dd]olor [Ss]it [Aa]met\b`,
  String.raw`\b[Yy]our (?:[\w-]+ ){0,3}here\b`,
  String.raw`^Your (?:title|heading|text|description|name|company)[.…]*$`,
  String.raw`\[(?:Your|Company|Client|Product|City|Insert|Add)\b[^\]]*\]`,
  String.raw`\b(?:[Pp]laceholder|[Dd]ummy) text\b`,
]

/** All phrases as one pattern, since every text of a site is tested. */
const samplePhrase = new RegExp(phrases.join('|'))
