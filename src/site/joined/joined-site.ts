import type { ContentView } from '../../../block-library/contract/content-view.ts'
import type { Oddity } from '../../../schemas/content.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import type { ConfigFile, Project } from '../config/project.ts'
import type { Unshown } from '../config/shown-config.ts'
import type { LoadedPage } from '../config/site-config.ts'
import type { Alternate } from '../../../schemas/shared/language.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { BoundPage } from '../../runtime/engine/bind.ts'
import type { PictureSize } from '../content/picture-size.ts'

/**
 * A page of the site at one address, with its content. Each part is created once, and used by rules, pictures and
 * rendering.
 */
export interface JoinedPage {
  /** Address of the page; `*` for the page that answers every unknown address. */
  pathname: string
  params: Record<string, string>
  loaded: LoadedPage
  /** Endpoint of the page; undefined on a page without content. */
  endpoint: string | undefined
  content: ContentView
  /** Hash of the answer that the content was read from, computed when it is read. */
  readonly contentHash: string
  /** Document for browsers, created when it is read. Pages of one config share it. */
  readonly document: PageDocument
  bound: BoundPage
  /** Settings of the site in the language of the page. */
  site: Site
  /** The page in each language in which it exists, this one too. Empty on a site with one language. */
  alternates: Alternate[]
  /** Texts of the page that are in the source language, because they have no translation. */
  fallbacks: string[]
  /** Keys of the sections that its blocks requested, sent or not. */
  readKeys: ReadonlySet<string>
}

/** Answer of an endpoint. */
export interface EndpointAnswer {
  /** Place where an author finds the answer: the file of the embedded service, or the requested address. */
  place: string
  /** Source settings of the page that requests it. */
  source: ContentSource
  /** The answer unchanged; undefined if there is no answer. */
  text: string | undefined
  /** Value of the answer; undefined if it is not JSON. */
  value: unknown
  /**
   * Entries of the answer; an article is its own only entry. Empty if the content is not usable. Also empty if the
   * embedded service creates the answer from several files, each of which is an answer of its own.
   */
  entries: AnswerEntry[]
  /** Reason why the content is not usable; undefined if it is. */
  failure: string | undefined
  /** Fields and entries that reading repaired or dropped. */
  oddities: Oddity[]
  /** How it came over the network; undefined of the embedded service. */
  response?: ResponseFacts | undefined
}

/** An entry of an answer: a section, a category of the gallery, an article. */
export interface AnswerEntry {
  value: unknown
  /** Path of the entry in the answer. */
  path: (string | number)[]
}

/** Response data of a host. */
export interface ResponseFacts {
  status: number
  /** Relevant headers of the response. */
  headers: Record<string, string>
  /** Final address of the response, if the host redirected to it. */
  movedTo: string | undefined
  /** Reason why a browser on the site may not read it; undefined if it may, or if this is unknown. */
  refuses: string | undefined
  milliseconds: number
}

/** Data of a picture that content names. */
export interface PictureFacts {
  /** Reason why it cannot be shown; undefined if it can. */
  failure?: string | undefined
  size?: PictureSize | undefined
}

/** A page or an article that is not public. */
interface UnshownAddress extends Pick<Unshown, 'state'> {
  file: string
  /** Page to which the address of an ended page leads. */
  redirect?: string | undefined
}

/** A sound project with its content. */
export interface JoinedSite extends Project {
  /** The content host; if empty, the embedded service's files are used. */
  host: string
  /** The settings for pages, with the pages below the menus' links. */
  site: Site
  joined: JoinedPage[]
  /** Pages of `joined` in other languages. No rule of pages reads them: they have the same blocks and links. */
  translated: JoinedPage[]
  /** Answers by endpoint. */
  answers: ReadonlyMap<string, EndpointAnswer>
  /** Files of the embedded service; empty if a host answers. */
  contentFiles: ConfigFile[]
  /** Returns whether the site's policy allows a picture from this address. */
  allows: (address: string) => boolean
  /**
   * Returns whether a page answers an address of this site. For a page that needs an entry of the content, the entry
   * must exist.
   */
  opens: (address: string) => boolean
  /** Returns the file and the state of the page or embedded article at an address; undefined if it is public or unknown. */
  unshownAt: (address: string) => UnshownAddress | undefined
  /** Returns the data of a picture by its address; undefined if the picture was not requested. */
  picture: (address: string) => PictureFacts | undefined
}
