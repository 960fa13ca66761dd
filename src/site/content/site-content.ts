import { jsonError } from '../../util/json-error.ts'
import { networkFault } from './network-fault.ts'
import { noContent, type ContentView } from '../../../block-library/contract/content-view.ts'
import type { Oddity } from '../../../schemas/content.ts'
import type { ContentSource, Page } from '../../../schemas/page.ts'
import { askContent, endpointOf, type ContentClient } from '../../runtime/content/content-client.ts'
import { readContent } from '../../runtime/content/read-content.ts'
import { contentHash } from '../../runtime/engine/content-hash.ts'
import { buildClient, embedded, embeddedAnswer } from './build-client.ts'
import { sanitizeInBuild } from './build-sanitizer.ts'
import type { KeptAnswer } from './last-good.ts'
import type { TextOf } from './read-endpoint.ts'
import { whenFree } from './when-free.ts'

/** Returns the content of a page at an address with these parameters. `change` changes the answer before it is read. */
export type ContentFor = (page: Page, params: Record<string, string>, change?: Change) => Promise<ReadContent>

/** Changes an answer before it is read. The result depends on the answer and on `of` alone. */
interface Change {
  of: unknown
  make: (value: unknown) => unknown
}

interface ReadContent {
  content: ContentView
  /** Hash of the answer, computed when it is read. */
  readonly contentHash: string
}

/** Content for the build. Each endpoint is requested once. */
export interface SiteContent {
  /** Never rejects: an endpoint without usable content is recorded in `failures`, and its page has no content. */
  contentFor: ContentFor
  /** Reads an answer that is not the endpoint's own, such as a translated one. */
  contentOf: (source: ContentSource, value: unknown) => Promise<ContentView>
  /** Returns an endpoint's answer unchanged; undefined if there is no answer. */
  answerOf: (endpoint: string) => Promise<string | undefined>
  /** Whether the service does not have an endpoint. Another failure does not say so. */
  isMissing: (endpoint: string) => Promise<boolean>
  /** Returns the parsed value of a usable answer until it is taken. */
  valueOf: (endpoint: string) => unknown
  /** Reasons why endpoints have no usable content. */
  failures: ReadonlyMap<string, string>
  /** Repaired or dropped parts of the answers, by endpoint. */
  oddities: ReadonlyMap<string, Oddity[]>
  /** Every usable answer. */
  answers: ReadonlyMap<string, KeptAnswer>
  /** Returns the parsed value of a usable answer once. It is then forgotten, because values take much memory. */
  takeValue: (endpoint: string) => { value: unknown } | undefined
}

interface ContentPlace {
  /** The content host; if empty, the embedded service's files are used. */
  host: string
  /** Folder of the embedded service. */
  folder: string
  /** Older answers for endpoints that the host fails to answer now. */
  kept: ReadonlyMap<string, KeptAnswer> | undefined
  /** Sends a request to the host; unset, as publishing does. */
  send?: ContentClient['send'] | undefined
  /** Returns the text of a file of the embedded service; unset, as on disk. */
  textOf?: TextOf | undefined
  /** Reads answers; unset, each of them. */
  read?: ReadAnswer | undefined
}

export function siteContent({
  host,
  folder,
  kept,
  send,
  textOf,
  read = readAnswer,
}: ContentPlace): SiteContent {
  const client = { ...buildClient(host, folder), ...(send && { send }) }
  const pending = new Map<string, Promise<string>>()
  const failures = new Map<string, string>()
  const answers = new Map<string, KeptAnswer>()
  const oddities = new Map<string, Oddity[]>()
  const values = new Map<string, { value: unknown }>()

  const askAnew = (endpoint: string) =>
    host || send ? whenFree(() => askContent(endpoint, client)) : embeddedAnswer(endpoint, folder, textOf)
  const ask = (endpoint: string): Promise<string> => {
    const answer = pending.get(endpoint) ?? askAnew(endpoint)
    pending.set(endpoint, answer)
    return answer
  }
  const accept = (endpoint: string, answer: KeptAnswer, value: unknown, found: Oddity[]) => {
    answers.set(endpoint, answer)
    values.set(endpoint, { value })
    if (found.length > 0) oddities.set(endpoint, found)
  }
  const readAndAccept = async (asked: Asked, answer: KeptAnswer) => {
    const { value, content, oddities: found } = await read(answer.text, asked)
    accept(asked.endpoint, answer, value, found)
    return {
      content,
      // Computed on demand: it reads a whole answer, and few callers need it.
      get contentHash() {
        return contentHash(answer.text, embedded)
      },
    }
  }

  const contentFor: ContentFor = async (page, params, change) => {
    const source = page.content
    if (!source) return { content: noContent, contentHash: '' }
    const endpoint = endpointOf(source, params)
    const asked = { endpoint, source, host, change }
    try {
      return await readAndAccept(asked, given(await ask(endpoint)))
    } catch (error) {
      const older = kept?.get(endpoint)
      if (older) return readAndAccept(asked, older)
      failures.set(endpoint, networkFault(error))
      return { content: noContent, contentHash: '' }
    }
  }
  return {
    contentFor,
    contentOf: async (source, value) =>
      (await readContent(value, { ...source, host, loadSanitizer })).content,
    answerOf: (endpoint) => ask(endpoint).catch(() => undefined),
    isMissing: (endpoint) =>
      ask(endpoint).then(
        () => false,
        (error: unknown) => error instanceof Error && /^status 404\b/.test(error.message),
      ),
    valueOf: (endpoint) => values.get(endpoint)?.value,
    failures,
    oddities,
    answers,
    takeValue(endpoint) {
      const taken = values.get(endpoint)
      values.delete(endpoint)
      return taken
    },
  }
}

/** Reads the text of an endpoint's answer for a page with this source. */
type ReadAnswer = (text: string, asked: Asked) => Promise<Read>

interface Asked {
  endpoint: string
  source: ContentSource
  host: string
  change?: Change | undefined
}

interface Read {
  value: unknown
  content: ContentView
  oddities: Oddity[]
}

const readAnswer: ReadAnswer = async (text, { source, host, change }) => {
  const value = parseAnswer(text)
  const answer = change ? change.make(value) : value
  return { value, ...(await readContent(answer, { ...source, host, loadSanitizer })) }
}

/** Reads answers for all readings of a development server: an answer is read again only if its text, its page's source or its change differs. */
export function changedAnswers(): ReadAnswer {
  const known = new Map<string, { text: string; of: unknown; read: Promise<Read> }>()
  return (text, asked) => {
    const { endpoint, source, change } = asked
    const key = JSON.stringify([endpoint, source])
    const last = known.get(key)
    if (last?.text === text && last.of === change?.of) return last.read
    const read = readAnswer(text, asked)
    known.set(key, { text, of: change?.of, read })
    return read
  }
}

const loadSanitizer = () => Promise.resolve(sanitizeInBuild)

/** Parses an answer. Storage paths of the embedded service become relative. Throws if it is not JSON. */
export function parseAnswer(text: string): unknown {
  const json = text.replaceAll(`${embedded}/storage/`, '')
  try {
    return JSON.parse(json)
  } catch {
    const isHtml = json.trimStart().startsWith('<')
    throw new Error(
      isHtml
        ? 'The answer is a page of HTML, not JSON'
        : `The answer is not JSON: ${jsonError(json)?.reason ?? 'it has another form'}`,
    )
  }
}

/** Returns an answer with the current time. */
const given = (text: string): KeptAnswer => ({ at: new Date().toISOString(), text })
