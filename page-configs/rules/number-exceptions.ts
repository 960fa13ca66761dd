import { defineRule, type Found, type JoinedSite } from 'pagework/rules'
import { contradictionsIn, exceptionFor } from './numbers/contradictions.ts'
import { exceptions } from './numbers/exceptions.ts'
import { textFiles } from './shared/texts.ts'

export default defineRule({
  summary: 'Every exception to the facts is used.',
  severity: 'error',
  reads: 'content',
  docs: `
    \`page-configs/rules/numbers/exceptions.ts\` lists numbers that are right without a fact. An exception for a text that has changed
    would hide the next mistake there. Remove it.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  // Exceptions name the embedded files.
  if (site.host !== '') return
  const named = new Set(exceptions.map(({ file }) => file))
  const used = new Set(
    textFiles(site)
      .filter(({ file }) => named.has(file))
      .flatMap((read) =>
        contradictionsIn(read).map(({ received, sentence }) => exceptionFor(read.file, received, sentence)),
      ),
  )
  for (const one of exceptions.filter((exception) => !used.has(exception)))
    yield {
      file: 'page-configs/rules/numbers/exceptions.ts',
      problem: `the exception for ${one.number} beside "${one.beside}" in ${one.file} is unused: remove it`,
    }
}
