import type { Bytes } from './compared-page.ts'
import type { Photo } from './compare-pixels.ts'
import type { Part } from './facts.ts'

/** One difference. Equal changes of several pages have equal texts. */
export interface Change {
  part: Part
  text: string
  /** Number of values that differ, such as words. */
  count: number
}

/** A changed file of the sources. */
export interface Cause {
  /** Path from the site's root. */
  file: string
  /** First changed line; undefined if the file has no lines, as a picture. */
  line: number | undefined
  /** Lines of the git diff, each with its sign. */
  lines: string[]
}

/** A page that differs. */
export interface PageChange {
  /** Address of the page; the former address of a page that is gone. */
  path: string
  state: 'changed' | 'new' | 'gone' | 'moved'
  /** Files in the published folders. */
  before: string | undefined
  after: string | undefined
  changes: Change[]
  bytes: { before: Bytes | undefined; after: Bytes | undefined }
  causes: Cause[]
  /** Photographs by width; empty if pixels were not compared. */
  photos: Photo[]
}

/** All differences between two publishes. */
export interface SiteDiff {
  /** Name of the base, as the author wrote it. */
  base: string
  /** Number of pages that are published now. */
  pages: number
  changed: PageChange[]
  /** Differences of files that belong to no page, such as the sitemap. */
  site: Change[]
  /** Remarks about the comparison, such as a missing browser. */
  notes: string[]
}

/** One side: the folder of the site's sources, from which pictures of the content come, and the published folder. */
export type Side = Record<'root' | 'folder', string>
