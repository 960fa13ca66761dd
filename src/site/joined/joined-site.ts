import type { ContentView } from '../../../block-library/contract/content-view.ts'
import type { Oddity } from '../../../schemas/content.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import type { ConfigFile, Project } from '../config/project.ts'
import type { LoadedPage } from '../config/site-config.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { BoundPage } from '../../runtime/engine/bind.ts'
import type { PictureSize } from '../content/picture-size.ts'

/** A page of the site at one address, with its content. Each part is made once, and used by rules, pictures and rendering. */
export interface JoinedPage {
  /** Its address; `*` for the page that answers whatever no other does. */
  pathname: string
  params: Record<string, string>
  loaded: LoadedPage
  /** The endpoint that it asks; undefined where it asks none. */
  endpoint: string | undefined
  content: ContentView
  /** The hash of the answer that the content was read from, computed when it is read. */
  readonly contentHash: string
  /** The document that browsers get, made when it is read. Pages of one config share it. */
  readonly document: PageDocument
  bound: BoundPage
  /** The keys of the sections that its blocks asked for, sent or not. */
  asked: ReadonlySet<string>
}

/** What an endpoint answered. */
export interface EndpointAnswer {
  /** Where an author finds it: the file of the embedded service, or the address that was asked. */
  place: string
  /** How the page that asks for it reads it. */
  source: ContentSource
  /** The answer as it came; undefined where there is none. */
  text: string | undefined
  /** What it holds; undefined where it is not JSON. */
  value: unknown
  /** Its entries; an article is its own one. Empty where its content is of no use, and where the embedded service makes it of several files, each of which is an answer of its own. */
  entries: AnswerEntry[]
  /** Why its content is of no use; undefined where it is. */
  failure: string | undefined
  /** Fields and entries that reading repaired or dropped. */
  oddities: Oddity[]
  /** How it came over the network; undefined of the embedded service. */
  heard?: Heard | undefined
}

/** An entry of an answer: a section, a category of the gallery, an article. */
export interface AnswerEntry {
  value: unknown
  /** Where it is in the answer. */
  path: PropertyKey[]
}

/** How a host answered. */
export interface Heard {
  status: number
  /** Of the headers those that matter. */
  headers: Record<string, string>
  /** Where the answer came from in the end, where the host sent on to another address. */
  movedTo: string | undefined
  /** Why a browser on the site may not read it; undefined where it may, or nobody knows. */
  refuses: string | undefined
  milliseconds: number
}

/** What is known of a picture that content names. */
export interface PictureFacts {
  /** Why it cannot be shown; undefined where it can. */
  failure?: string | undefined
  size?: PictureSize | undefined
}

/** A sound project with its content. */
export interface JoinedSite extends Project {
  /** The content host; empty, the embedded service's files answer. */
  host: string
  /** The settings as pages show them, with the pages beneath the menus' links. */
  site: Site
  joined: JoinedPage[]
  /** By endpoint. */
  answers: ReadonlyMap<string, EndpointAnswer>
  /** The files of the embedded service; none where a host answers. */
  contentFiles: ConfigFile[]
  /** Whether the site's policy lets a picture from there be shown. */
  allows: (address: string) => boolean
  /** Whether a page answers an address of this site; one that needs an entry of the content, whether that is there. */
  opens: (address: string) => boolean
  /** What is known of a picture by its address; undefined where nobody looked. */
  picture: (address: string) => PictureFacts | undefined
}
