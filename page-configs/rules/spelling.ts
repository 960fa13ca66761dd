import { defineRule } from 'pagework/rules'
import { mayBeAmerican, wrongIn } from './shared/spellings.ts'
import { pathOf, sentencesOf, textFiles, type SiteText } from './shared/texts.ts'

export default defineRule({
  summary: 'Texts are spelt as in Britain and India, and say something.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    Readers in India expect British spelling: colour, metre, customised. Empty words such as "seamlessly" and "cutting-edge" say
    nothing about a screen. The spellings are listed in \`page-configs/rules/shared/spellings.ts\`.`,
  check(site) {
    return textFiles(site).flatMap(({ file, texts }) =>
      texts()
        .flatMap(wrongWords)
        .map((problem) => ({ file, ...problem })),
    )
  },
})

/** Empty words in any form, such as elevates and unleashing. */
const hollow = /lorem ipsum|seamlessly|cutting-edge|unleash|\belevat(?:e|es|ed|ing)\b|game-?chang/i

function wrongWords({ text, place }: SiteText) {
  const american = mayBeAmerican(text) ? sentencesOf(text).flatMap(wrongIn) : []
  const [empty] = hollow.exec(text) ?? []
  return [
    ...american.map(([received, expected]) => ({
      path: pathOf(place),
      problem: 'is American spelling',
      expected,
      received,
    })),
    ...(empty === undefined
      ? []
      : [{ path: pathOf(place), problem: 'is an empty word: say what it means', received: empty }]),
  ]
}
