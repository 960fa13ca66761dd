import { contentContract } from '../../../schemas/content.ts'
import { openEnvelope } from '../../../schemas/shared/envelope.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import type { ConfigFile } from '../config/project.ts'
import { buildAddress } from '../content/build-client.ts'
import { parseAnswer, type SiteContent } from '../content/site-content.ts'
import { parsed } from '../../util/parsed.ts'
import { endpointIn, fileOf } from './embedded-content.ts'
import type { AnswerEntry, EndpointAnswer, ResponseFacts, JoinedPage } from './joined-site.ts'

interface Service {
  host: string
  contentFiles: ConfigFile[]
  responses: ReadonlyMap<string, ResponseFacts> | undefined
}

/**
 * Returns the answer of each endpoint that a page requests. For a list that the embedded service creates from files, it
 * also returns each file as an answer.
 */
export async function readAnswers(
  joined: JoinedPage[],
  content: SiteContent,
  { host, contentFiles, responses }: Service,
): Promise<Map<string, EndpointAnswer>> {
  const answers = new Map<string, EndpointAnswer>()
  const files = new Map(contentFiles.map((file) => [file.file, file]))
  for (const { endpoint, loaded } of joined) {
    const source = loaded.page.content
    if (endpoint === undefined || !source || answers.has(endpoint)) continue
    const address = buildAddress(host, endpoint)
    // An older answer may replace today's.
    const text = content.answers.get(endpoint)?.text ?? (await content.answerOf(endpoint))
    const place = host ? address : fileOf(endpoint)
    const file = files.get(place)
    const taken = file && file.text === text ? { value: file.input } : content.takeValue(endpoint)
    const { value } = taken ?? { value: parsed(text ?? '', parseAnswer) }
    const isMadeOfFiles = !host && !file
    const failure = content.failures.get(endpoint)
    answers.set(endpoint, {
      place,
      source,
      text,
      value,
      entries: isMadeOfFiles || failure !== undefined ? [] : entriesOf(value, source),
      failure,
      oddities: content.oddities.get(endpoint) ?? [],
      response: responses?.get(address),
    })
  }
  for (const part of unaskedParts(answers, contentFiles)) answers.set(...part)
  return answers
}

/**
 * Returns the files of such a list that no page requests separately: articles whose id differs from the name of their
 * file.
 */
function unaskedParts(
  answers: ReadonlyMap<string, EndpointAnswer>,
  contentFiles: ConfigFile[],
): [endpoint: string, EndpointAnswer][] {
  return contentFiles.flatMap(({ file, text, input: value }): [string, EndpointAnswer][] => {
    const endpoint = endpointIn(file)
    const listed = answers.get(endpoint.replace(/\/[^/]*$/, ''))?.source
    if (!listed || answers.has(endpoint)) return []
    const source = { ...listed, kind: 'article' as const }
    const entries = entriesOf(value, source)
    const { oddities } = contract.read(contract.lists.articles, value === undefined ? [] : [value])
    return [[endpoint, { place: file, source, text, value, entries, failure: undefined, oddities }]]
  })
}

/** The content contract for rules, too, because creating its schemas takes long. */
export const contract = contentContract()

function entriesOf(value: unknown, { kind, envelope }: ContentSource): AnswerEntry[] {
  if (value === undefined) return []
  if (kind === 'article') return [{ value, path: [] }]
  const base = Array.isArray(value) ? [] : ['data']
  return (openEnvelope(value, envelope) ?? []).map((entry, index) => ({
    value: entry,
    path: [...base, index],
  }))
}
