import type { ExplainedPage } from '../../lint/explain-page.ts'
import type { PageSource } from '../../lint/page-source.ts'
import type { BoundPage } from '../../runtime/engine/bind.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { Site } from '../../../schemas/site.ts'

export type { Change, PagesRequest, Sent } from './change-schema.ts'

/**
 * Address of all requests. Each is a `POST` of JSON with the header `x-edit-token`, the token of the page (`tokenName`). It
 * exists only in development.
 */
export const studioAddress = '/__studio'

/** Name of the only event: the server has read changed files. */
export const readingEvent = 'site:reading'

export interface ReadingNote {
  /** Number of the reading. */
  reading: number
  /** Whether the settings or the words have changed, which are in the document of a page. */
  isSettings: boolean
}

/** Answers to the requests, by their names. `requests` has what each sends. */
export interface Answers {
  page: ShownPage
  source: PageSource
  /** The addresses of the pages that show a value. */
  uses: string[]
  /** The value that a file has at a path now. */
  value: Value
  /** The findings of `npm run validate`, or on a large site those that are found at once. */
  findings: ShownFinding[]
  /** The pictures in `content/storage`. */
  pictures: StoredPicture[]
  write: WriteAnswer
  /** Reverts the last write of the session. */
  undo: WriteAnswer
  /** Repeats the last reverted write. */
  redo: WriteAnswer
  pages: PagesAnswer
}

/** Types of the pictures that can be stored, by the extension of their names. */
export const pictureTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
} as const

export const tokenHeader = 'x-edit-token'

/** Name of the `<meta>` element in development documents that holds the token. */
export const tokenName = 'edit-token'

/** Where the value of a text comes from, as authors read it. `file` says which file it is. */
export const leafSources = {
  page: 'Config of the page',
  kind: 'Default of the kind of page',
  site: 'Setting of the site',
  default: 'Default of the schema: writing adds a value of your own',
  content: 'Content file',
  translation: 'Translation',
  host: 'Content host: read only here',
  other: 'Shared config',
} as const

/** One string of a file that a page shows. */
export interface Leaf {
  /** Number of its first mark. HTML has a further one for each text between tags. */
  id: number
  /** The file that holds the value, from the project's root. For `host` the address of the answer. */
  file: string
  /** Path of the value in that file. */
  path: (string | number)[]
  /** `file:line:column`, for the editor (`/__open-in-editor?file=`). Empty for `host`. */
  place: string
  source: keyof typeof leafSources
  /** The value without marks. */
  value: string
  editable: boolean
  /** The text that it translates as it is now, and whether the translation is of an earlier one; undefined of any other value. */
  translates?: { place: string; text: string; isStale: boolean } | undefined
  /** Its translations. After a change they are of an earlier text. */
  translations: { tag: string; text: string }[]
  /** Explains to the author what is special about the value, and how to change it if it is not editable. */
  note?: string | undefined
}

/** A page as the server reads it now. */
export interface ShownPage {
  /** Number of the reading. */
  reading: number
  explained: ExplainedPage
  /** The page with marks, if the request asks for them. */
  marked?: MarkedPage
}

export interface MarkedPage extends Counts {
  state: MarkedState
  /** All leaves that the state has marks of. */
  leaves: Leaf[]
  /** Hashes of the files of the page and of the leaves, for `base` of a write. */
  files: Record<string, string>
}

/** Everything that the app draws of a page, with marks in its texts. */
export interface MarkedState {
  site: Site
  document: PageDocument
  bound: BoundPage
}

/** A value as JSON, and the hash of its file. `value` is undefined if the path does not exist. */
export interface Value {
  value?: unknown
  hash: string
}

/** A finding with its file and path, so that the browser can find the leaf or the block. */
export interface ShownFinding {
  severity: 'error' | 'warning'
  /** The file with line and column: `file:line:column`. */
  place: string
  text: string
  file: string
  rule: string
  path: (string | number)[]
}

export interface StoredPicture {
  /** Path that content and configs use: `pictures/wall.webp`. */
  path: string
  /** Address of the file in development. */
  address: string
  /** File of its record; undefined without a record. */
  recordFile?: string | undefined
  /** Its record as written: `shows`, `focus`, `light`, `rendered` (`schemas/picture-records.ts`). */
  record?: Record<string, unknown> | undefined
}

export type WriteAnswer = Written | Refused | Stale

/** Numbers of writes of this development server that can be undone and redone. */
export interface Counts {
  undo: number
  redo: number
}

export interface Written extends Counts {
  ok: true
  /** Hashes of the changed files, for `base` of the next write. */
  files: Record<string, string>
  /** New findings that do not prevent the write. */
  warnings: ShownFinding[]
  /** Address of the page that was moved, created or removed by an undo or redo; of a removed one, the address above. */
  address?: string | undefined
}

/** Nothing was written, since `npm run validate` would report these errors. */
interface Refused {
  ok: false
  refused: ShownFinding[]
}

/** Nothing was written, since somebody changed these files meanwhile. */
interface Stale {
  ok: false
  stale: StaleFile[]
}

export interface StaleFile {
  file: string
  /** The file as this write would leave it, or as it was before. */
  yours: string
  /** The file on disk now. */
  disk: string
}

/** `path` is the new address. `problem` has the words of the command line. */
export type PagesAnswer = WrittenPages | { ok: false; problem: string }

interface WrittenPages {
  ok: true
  path: string
  files: string[]
  notes: string[]
}

/** Answer to a request that is not accepted, with status 400, 403, 404, 405, 413 or 415. */
export interface Rejected {
  problem: string
}
