import { defineRule, type Found, type JoinedSite } from 'pagework/rules'
import { wrongIn } from './shared/spellings.ts'
import { sentencesOf, siteTexts } from './shared/texts.ts'

export default defineRule({
  summary: 'Texts are spelt as in Britain and India, and say something.',
  severity: 'error',
  reads: 'content',
  docs: `
    Readers in India expect British spelling: colour, metre, customised. Empty words such as "seamlessly" and "cutting-edge" say
    nothing about a screen. The spellings are listed in \`page-configs/rules/shared/spellings.ts\`.`,
  check,
})

/** Empty words in any form, such as elevates and unleashing. */
const hollow = /lorem ipsum|seamlessly|cutting-edge|unleash|\belevat(?:e|es|ed|ing)\b|game-?chang/i

function* check(site: JoinedSite): Generator<Found> {
  for (const { file, path, text } of siteTexts(site)) {
    for (const [found, expected] of sentencesOf(text).flatMap(wrongIn))
      yield { file, path, problem: 'is American spelling', expected, received: found }
    const [empty] = hollow.exec(text) ?? []
    if (empty !== undefined)
      yield { file, path, problem: 'is an empty word: say what it means', received: empty }
  }
}
