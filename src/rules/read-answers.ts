import { openEnvelope } from '../../schemas/content.ts'
import type { ContentSource } from '../../schemas/page.ts'
import type { ConfigFile } from '../config/project.ts'
import { contentAddress } from '../content/content-client.ts'
import { embedded } from '../site-content/build-client.ts'
import type { SiteContent } from '../site-content/site-content.ts'
import { parsed } from './embedded-content.ts'
import type { AnswerEntry, EndpointAnswer, Heard, JoinedPage } from './joined-site.ts'

interface Service {
  host: string
  contentFiles: ConfigFile[]
  heard: ReadonlyMap<string, Heard> | undefined
}

/** What each endpoint that a page asks for answered, and of a list that the embedded service makes of files each of these. */
export async function readAnswers(
  joined: JoinedPage[],
  content: SiteContent,
  { host, contentFiles, heard }: Service,
): Promise<Map<string, EndpointAnswer>> {
  const answers = new Map<string, EndpointAnswer>()
  const files = new Map(contentFiles.map((one) => [one.file, one]))
  for (const { endpoint, loaded } of joined) {
    const source = loaded.page.content
    if (endpoint === undefined || !source || answers.has(endpoint)) continue
    const text = await content.answerOf(endpoint)
    const file = files.get(fileOf(endpoint))
    const address = contentAddress(host, endpoint)
    const whole = {
      text,
      source,
      failure: content.failures.get(endpoint),
      oddities: content.oddities.get(endpoint) ?? [],
    }
    if (host) {
      const value = parsed(text ?? '')
      answers.set(endpoint, {
        ...whole,
        place: address,
        value,
        entries: entriesOf(value, source),
        heard: heard?.get(address),
      })
      continue
    }
    const value = parsed(
      (file?.text ?? text ?? '').replaceAll('{origin}', embedded).replaceAll(`${embedded}/storage/`, ''),
    )
    answers.set(endpoint, {
      ...whole,
      place: fileOf(endpoint),
      value,
      entries: file ? entriesOf(value, source) : [],
    })
    if (file) continue
    for (const part of contentFiles.filter((one) => one.file.startsWith(`content/api/${endpoint}/`))) {
      const name = part.file.slice('content/api/'.length, -'.json'.length)
      const each = { ...source, kind: 'article' as const }
      const { file: place, text: own, input } = part
      const before = answers.get(name)
      answers.set(
        name,
        before ?? {
          place,
          text: own,
          source: each,
          value: input,
          entries: entriesOf(input, each),
          failure: undefined,
          oddities: [],
        },
      )
    }
  }
  return answers
}

/** The file in which the embedded service finds an endpoint's answer. */
export const fileOf = (endpoint: string) => `content/api/${decodeURIComponent(endpoint)}.json`

function entriesOf(value: unknown, { kind, envelope }: ContentSource): AnswerEntry[] {
  if (value === undefined) return []
  if (kind === 'article') return [{ value, path: [] }]
  const base = Array.isArray(value) ? [] : ['data']
  return (openEnvelope(value, envelope) ?? []).map((entry, index) => ({
    value: entry,
    path: [...base, index],
  }))
}
