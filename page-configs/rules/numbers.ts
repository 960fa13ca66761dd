import { defineRule, onceFor, type Found } from 'pagework/rules'
import { contradictionsIn } from './numbers/contradictions.ts'
import { misspeltNumbers } from './numbers/style.ts'
import { pathOf, sentencesOf, textFiles, type TextFile } from './shared/texts.ts'

export default defineRule({
  summary: 'No number in a text contradicts `content/facts.json`.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    Buyers compare numbers. Pixel pitches, cabinets, brightness, weights and powers are in \`content/facts.json\`. A figure is compared
    with a fact that has its unit, if the sentence has one of the fact's \`words\`. Correct the text, or the fact if it is wrong.
    If the figure is about another subject, reword the sentence, or add a fact with \`words\` of this sentence. A number that is only
    spelt in another way, such as 45% for 45 per cent, is a warning.`,
  *check(site) {
    for (const read of textFiles(site)) {
      for (const { path, sentence, received, expected } of contradictionsIn(read))
        yield {
          file: read.file,
          path,
          problem: `contradicts content/facts.json: "${sentence}"`,
          expected,
          received,
        }
      yield* misspeltIn(read)
    }
  },
})

const misspeltIn = onceFor(({ file, texts }: TextFile) =>
  texts().flatMap(({ text, place }) =>
    sentencesOf(text)
      .flatMap(misspeltNumbers)
      .map((misspelling): Found => ({
        file,
        path: pathOf(place),
        severity: 'warning',
        problem: 'is spelt in another way elsewhere',
        ...misspelling,
      })),
  ),
)
