import { defineRule, findAgain, type Found, type JoinedSite } from 'pagework/rules'
import { checkText } from './numbers/check-text.ts'
import { exceptions } from './numbers/exceptions.ts'
import { textFiles, type SiteText } from './shared/texts.ts'

export default defineRule({
  summary: 'Every number in a text agrees with `content/facts.json`.',
  severity: 'error',
  reads: 'content',
  docs: `
    Buyers compare numbers. Pixel pitches, distances, brightness, weights and powers are in \`content/facts.json\`, and a text may not
    contradict them. Correct the text, or the fact if it is wrong. A number that is right without a fact is listed, with its reason, in
    \`page-configs/rules/numbers/exceptions.ts\`.`,
  check,
})

/** Name of the file that has the content of a host's address. */
const embeddedFile = (file: string, host: string) =>
  host !== '' && file.startsWith(`${host}/api/`) ? `${file.replace(host, 'content')}.json` : file

const listOfExceptions = 'page-configs/rules/numbers/exceptions.ts'

function* check(site: JoinedSite, inFile = findAgain): Generator<Found> {
  const used = new Set<unknown>()
  for (const { file, parts, texts } of textFiles(site)) {
    for (const found of inFile(file, parts, () => texts().flatMap(contradictions))) {
      const exception = exceptions.find(
        (one) =>
          one.file === embeddedFile(file, site.host) &&
          one.number === found.received &&
          found.problem.includes(one.beside),
      )
      if (exception) used.add(exception)
      else yield { file, ...found }
    }
  }
  // Exceptions name the embedded files.
  if (site.host !== '') return
  for (const one of exceptions.filter((exception) => !used.has(exception))) {
    const problem = `the exception for ${one.number} beside "${one.beside}" in ${one.file} is unused: remove it`
    yield { file: listOfExceptions, problem }
  }
}

const contradictions = ({ path, text, around }: SiteText) =>
  checkText(text, around).map(({ number, sentence, expected }) => ({
    path,
    problem: `contradicts the facts: "${sentence}"`,
    expected,
    received: number,
  }))
