import { noContent, type ContentView } from '../../../block-library/contract/content-view.ts'
import type { Oddity } from '../../../schemas/content.ts'
import type { ContentSource, Page } from '../../../schemas/page.ts'
import { askContent, endpointOf, type ContentClient } from '../../runtime/content/content-client.ts'
import { readContent } from '../../runtime/content/read-content.ts'
import { contentHash } from '../../runtime/engine/content-hash.ts'
import { buildClient, embedded, embeddedAnswer } from './build-client.ts'
import { sanitizeInBuild } from './build-sanitizer.ts'
import type { KeptAnswer } from './last-good.ts'

/** Reads the content of a page at an address with these parameters. */
export type ContentFor = (page: Page, params: Record<string, string>) => Promise<ReadContent>

interface ReadContent {
  content: ContentView
  /** The hash of the answer, computed when it is read. */
  readonly contentHash: string
}

/** Content as the build reads it. Each endpoint is asked once. */
export interface SiteContent {
  /** Never rejects: an endpoint without usable content is noted in `failures`, and gives a page without. */
  contentFor: ContentFor
  /** An endpoint's answer as it came; undefined where there is none. */
  answerOf: (endpoint: string) => Promise<string | undefined>
  /** Why an endpoint gave no usable content. */
  failures: ReadonlyMap<string, string>
  /** Endpoints for which an older answer stands in: when it was given, and why it is needed. */
  stale: ReadonlyMap<string, { at: string; reason: string }>
  /** What reading an endpoint's answer repaired or dropped. */
  oddities: ReadonlyMap<string, Oddity[]>
  /** Every usable answer. */
  answers: ReadonlyMap<string, KeptAnswer>
}

interface ContentPlace {
  /** The content host; empty, the embedded service's files answer. */
  host: string
  /** The embedded service's folder. */
  folder: string
  /** Older answers that stand in for those the host does not give now. */
  kept: ReadonlyMap<string, KeptAnswer> | undefined
  /** Asks the host; unset, as publishing does. */
  send?: ContentClient['send'] | undefined
}

export function siteContent({ host, folder, kept, send }: ContentPlace): SiteContent {
  const client = { ...buildClient(host, folder), ...(send && { send }) }
  const asked = new Map<string, Promise<string>>()
  const failures = new Map<string, string>()
  const stale = new Map<string, { at: string; reason: string }>()
  const answers = new Map<string, KeptAnswer>()
  const oddities = new Map<string, Oddity[]>()

  const askAnew = (endpoint: string) =>
    host || send ? askContent(endpoint, client) : embeddedAnswer(endpoint, folder)
  const ask = (endpoint: string): Promise<string> => {
    const answer = asked.get(endpoint) ?? askAnew(endpoint)
    asked.set(endpoint, answer)
    return answer
  }
  const read = (source: ContentSource, text: string) => {
    const answer: unknown = JSON.parse(text.replaceAll(`${embedded}/storage/`, ''))
    return readContent(answer, { ...source, host, loadSanitizer: () => Promise.resolve(sanitizeInBuild) })
  }
  const accept = (endpoint: string, answer: KeptAnswer, found: Oddity[]) => {
    answers.set(endpoint, answer)
    if (found.length > 0) oddities.set(endpoint, found)
  }
  const readAndAccept = async (source: ContentSource, endpoint: string, answer: KeptAnswer) => {
    const { content, oddities: found } = await read(source, answer.text)
    accept(endpoint, answer, found)
    return {
      content,
      // Computed on demand: it reads a whole answer, and few callers need it.
      get contentHash() {
        return contentHash(answer.text, embedded)
      },
    }
  }

  const contentFor: ContentFor = async (page, params) => {
    const source = page.content
    if (!source) return { content: noContent, contentHash: '' }
    const endpoint = endpointOf(source, params)
    try {
      return await readAndAccept(source, endpoint, given(await ask(endpoint)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const older = kept?.get(endpoint)
      if (older) {
        stale.set(endpoint, { at: older.at, reason })
        return readAndAccept(source, endpoint, older)
      }
      failures.set(endpoint, reason)
      return { content: noContent, contentHash: '' }
    }
  }
  return {
    contentFor,
    answerOf: (endpoint) => ask(endpoint).catch(() => undefined),
    failures,
    stale,
    oddities,
    answers,
  }
}

/** An answer of this very moment. */
const given = (text: string): KeptAnswer => ({ at: new Date().toISOString(), text })
