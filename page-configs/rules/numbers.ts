import { defineRule, type Found, type JoinedSite } from 'pagework/rules'
import { contradictionsIn, exceptionFor } from './numbers/contradictions.ts'
import { textFiles } from './shared/texts.ts'

export default defineRule({
  summary: 'Every number in a text agrees with `content/facts.json`.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    Buyers compare numbers. Pixel pitches, distances, brightness, weights and powers are in \`content/facts.json\`, and a text may not
    contradict them. Correct the text, or the fact if it is wrong. A number that is right without a fact is listed, with its reason, in
    \`page-configs/rules/numbers/exceptions.ts\`.`,
  check,
})

/** Name of the file that has the content of a host's address. */
const embeddedFile = (file: string, host: string) =>
  host !== '' && file.startsWith(`${host}/api/`) ? `${file.replace(host, 'content')}.json` : file

function* check(site: JoinedSite): Generator<Found> {
  for (const read of textFiles(site)) {
    const name = embeddedFile(read.file, site.host)
    for (const found of contradictionsIn(read))
      if (!exceptionFor(name, found)) yield { file: read.file, ...found }
  }
}
