import { textsIn, type PlacedText } from '../../../util/texts-in.ts'
import { textsSent } from '../../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../../rule.ts'
import { samplePhrase, samplePrefix } from './phrases.ts'

export const sampleText = defineRule({
  summary: 'No text is left that only shows where yours belongs.',
  severity: 'warning',
  reads: 'content',
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
