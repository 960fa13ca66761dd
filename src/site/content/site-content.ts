import { dirname, join, relative } from 'node:path'
import pLimit from 'p-limit'
import { jsonError } from '../../util/json-error.ts'
import { parseJson } from '../../util/parsed.ts'
import { readText } from '../../util/read-text.ts'
import { untranslatedTexts } from '../languages/translated-answer.ts'
import { networkFault } from './network-fault.ts'
import { noContent, type ContentView } from '../../../block-library/contract/content-view.ts'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import type { Oddity } from '../../../schemas/content.ts'
import type { ConfigFile } from '../config/project.ts'
import type { ContentSource, Page } from '../../../schemas/page.ts'
import { decodedPath } from '../../../schemas/shared/address.ts'
import { askContent, endpointOf, type ContentClient } from '../../runtime/content/content-client.ts'
import { readContent } from '../../runtime/content/read-content.ts'
import { contentHash } from '../../runtime/engine/content-hash.ts'
import { buildClient, embedded, embeddedAnswer } from './build-client.ts'
import { sanitizeInBuild } from './build-sanitizer.ts'
import { embeddedNames, isAnswer, readEmbedded, textsOf } from './embedded-files.ts'
import type { StoredAnswer } from './last-good.ts'
import { translatedText, type TextOf } from './read-endpoint.ts'
import { retryWhenBusy } from './retry-when-busy.ts'

/** Returns the content of a page at an address with these parameters, in the source language or another one. */
export type ContentFor = (
  page: Pick<Page, 'content'>,
  params: Record<string, string>,
  language?: string,
) => Promise<ReadContent>

interface ReadContent {
  content: ContentView
  /** Hash of the answer, computed when it is read. */
  readonly contentHash: string
  /** Endpoint of the answer in another language, if the service has it. Only such an answer can be newer than the page. */
  endpoint?: string
  /** Texts of an answer in another language that are in the source language. */
  fallbacks?: string[]
}

/** Maximum number of simultaneous requests to a host, by publishing, validate and doctor alike. */
export const MAX_REQUESTS = 8

/** Content for the build. Each endpoint is requested once. */
export interface SiteContent {
  /** Never rejects: an endpoint without usable content is recorded in `failures`, and its page has no content. */
  contentFor: ContentFor
  /** Returns an endpoint's answer unchanged; undefined if there is no answer. */
  answerOf: (endpoint: string) => Promise<string | undefined>
  /** Reasons why endpoints have no usable content. */
  failures: ReadonlyMap<string, string>
  /** Repaired or dropped parts of the answers, by endpoint. */
  oddities: ReadonlyMap<string, Oddity[]>
  /** Files of the embedded service, each read once; none with a host. */
  files: ConfigFile[]
  /** Every usable answer. */
  answers: ReadonlyMap<string, StoredAnswer>
  /** Returns the parsed value of a usable answer once. It is then forgotten, because values take much memory. */
  takeValue: (endpoint: string) => { value: unknown } | undefined
}

interface ContentPlace {
  /** The content host; if empty, the embedded service's files are used. */
  host: string
  /** Folder of the embedded service. */
  folder: string
  /** Older answers for endpoints that the host fails to answer now. */
  kept: ReadonlyMap<string, StoredAnswer> | undefined
  /** Sends a request to the host; unset, as publishing does. */
  send?: ContentClient['send'] | undefined
  /** Files of the embedded service and their translations; unset, as on disk. */
  files?: ConfigFile[] | undefined
  /** Moment at which articles must be public; unset, all are read. */
  moment?: Moment | undefined
  /** Reads answers; unset, each of them. */
  read?: ReadAnswer | undefined
}

export function siteContent({
  host,
  folder,
  kept,
  send,
  files: knownFiles,
  moment,
  read = readAnswer,
}: ContentPlace): SiteContent {
  const root = dirname(folder)
  const files =
    knownFiles ?? (host || send ? [] : embeddedNames(root).map((file) => readEmbedded(root, file)))
  const { texts, inputs } = textsOf(files)
  const textOf: TextOf = (path) =>
    texts.get(relative(root, path)) ?? (knownFiles ? undefined : readText(path))
  const inputOf = (text: string) => inputs.get(text)
  const client = { ...buildClient(host, folder), ...(send && { send }) }
  const pending = new Map<string, Promise<string>>()
  const failures = new Map<string, string>()
  const answers = new Map<string, StoredAnswer>()
  const oddities = new Map<string, Oddity[]>()
  const values = new Map<string, { value: unknown }>()

  const limit = pLimit(MAX_REQUESTS)
  const fallbacks = new Map<string, string[]>()
  const request = (endpoint: string) => {
    if (host || send) return limit(() => retryWhenBusy(() => askContent(endpoint, client)))
    const untranslated: string[] = []
    fallbacks.set(endpoint, untranslated)
    return embeddedAnswer(endpoint, folder, { textOf, inputOf, fallbacks: untranslated, moment })
  }
  const ask = (endpoint: string): Promise<string> => {
    const answer = pending.get(endpoint) ?? request(endpoint)
    pending.set(endpoint, answer)
    return answer
  }
  const missing = new Set<string>()
  /** Whether the service has an endpoint. Without a list it has no entry of the list. Only status 404 says that it lacks one. */
  const has = async (endpoint: string): Promise<boolean> => {
    if (missing.has(endpoint.replace(/\/[^/]*$/, ''))) return false
    const isMissing = await ask(endpoint).then(
      () => false,
      (error: unknown) => error instanceof Error && /^status 404\b/.test(error.message),
    )
    if (isMissing) missing.add(endpoint)
    return !isMissing
  }
  const readAndAccept = async (asked: ContentRequest, answer: StoredAnswer) => {
    const { endpoint } = asked
    const made = await read(answer.text, { ...asked, input: inputs.get(answer.text) })
    answers.set(endpoint, answer)
    values.set(endpoint, { value: made.value })
    if (made.oddities.length > 0) oddities.set(endpoint, made.oddities)
    return {
      content: made.content,
      // Computed on demand: it reads a whole answer, and few callers need it.
      get contentHash() {
        return contentHash(answer.text, embedded)
      },
    }
  }

  const contentOf = async (endpoint: string, source: ContentSource): Promise<ReadContent> => {
    const contentRequest = { endpoint, source, host, moment }
    try {
      return await readAndAccept(contentRequest, given(await ask(endpoint)))
    } catch (error) {
      const older = kept?.get(endpoint)
      if (older) return readAndAccept(contentRequest, older)
      failures.set(endpoint, networkFault(error))
      return { content: noContent, contentHash: '' }
    }
  }
  /** Returns content in a language: the service's own, else the source's with the translations of the embedded content. */
  const contentIn = async (tag: string, endpoint: string, source: ContentSource): Promise<ReadContent> => {
    const text = answers.get(endpoint)?.text ?? (await ask(endpoint).catch(() => undefined))
    // The page in the source language reports the failure.
    if (text === undefined || failures.has(endpoint)) return { content: noContent, contentHash: '' }
    const translated = `${tag}/${endpoint}`
    if (await has(translated)) {
      const translatedContent = await contentOf(translated, source)
      const sent = answers.get(translated)
      const same =
        sent && (fallbacks.get(translated) ?? untranslatedTexts(parseAnswer(sent.text), parseAnswer(text)))
      return Object.assign(translatedContent, { endpoint: translated, fallbacks: same })
    }
    const file = join(folder, 'translations', tag, 'api', `${decodedPath(endpoint) ?? endpoint}.json`)
    const untranslated: string[] = []
    const made = translatedText(text, textOf(file), { fallbacks: untranslated, inputOf })
    const { content } = await read(made, { endpoint: translated, source, host, moment })
    return { content, contentHash: '', fallbacks: untranslated }
  }
  return {
    files: host ? [] : files.filter(({ file }) => isAnswer(file)),
    contentFor: async ({ content: source }, params, language) => {
      if (!source) return { content: noContent, contentHash: '' }
      const endpoint = endpointOf(source, params)
      return language === undefined ? contentOf(endpoint, source) : contentIn(language, endpoint, source)
    },
    answerOf: (endpoint) => ask(endpoint).catch(() => undefined),
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
type ReadAnswer = (text: string, asked: ContentRequest) => Promise<Read>

interface ContentRequest {
  endpoint: string
  source: ContentSource
  host: string
  moment?: Moment | undefined
  /** Value of the text, if a file with this text is parsed already. */
  input?: unknown
}

interface Read {
  value: unknown
  content: ContentView
  oddities: Oddity[]
}

const readAnswer: ReadAnswer = async (text, { source, host, moment, input }) => {
  const value = input ?? parseAnswer(text)
  return { value, ...(await readContent(value, { ...source, host, moment, loadSanitizer })) }
}

/** Reads answers for all readings of a development server: an answer is read again only if its text or its page's source differs. */
export function changedAnswers(): ReadAnswer {
  const cache = new Map<string, { text: string; read: Promise<Read> }>()
  return (text, asked) => {
    const { endpoint, source } = asked
    const key = JSON.stringify([endpoint, source])
    const last = cache.get(key)
    if (last?.text === text) return last.read
    const read = readAnswer(text, asked)
    cache.set(key, { text, read })
    return read
  }
}

const loadSanitizer = () => Promise.resolve(sanitizeInBuild)

/** Parses an answer. Storage paths of the embedded service become relative. Throws if it is not JSON. */
export function parseAnswer(text: string): unknown {
  const json = text.replaceAll(`${embedded}/storage/`, '')
  try {
    return parseJson(json)
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
const given = (text: string): StoredAnswer => ({ at: new Date().toISOString(), text })
