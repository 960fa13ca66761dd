import type { ContentView } from '../../block-library/shared/content-view.ts'
import type { LoadedPage } from '../config/site-config.ts'
import type { Project } from '../config/project.ts'
import type { BoundPage } from '../engine/bind.ts'

/** A page of the site, at one address, joined with what the content service answers. */
export interface JoinedPage {
  /** Its address; `*` for the page that answers whatever no other does. */
  pathname: string
  params: Record<string, string>
  loaded: LoadedPage
  /** The endpoint that it asks; undefined where it asks none. */
  endpoint: string | undefined
  content: ContentView
  bound: BoundPage
}

/** What an endpoint answered. */
export interface EndpointAnswer {
  /** Where an author finds it: the file of the embedded service, or the address that was asked. */
  place: string
  /** The answer as it came; undefined where there is none. */
  text: string | undefined
  /** Why its content is of no use; undefined where it is. */
  failure: string | undefined
  /** What reading it repaired or dropped. */
  oddities: string[]
}

/** A sound project with its content. */
export interface JoinedSite extends Project {
  /** The content host; empty, the embedded service's files answer. */
  host: string
  joined: JoinedPage[]
  answers: ReadonlyMap<string, EndpointAnswer>
  /** Whether the site's policy lets a picture from there be shown. */
  allows: (address: string) => boolean
}
