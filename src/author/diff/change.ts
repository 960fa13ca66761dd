/** One difference in words. Equal changes of several pages have equal texts. */
export interface Change {
  part:
    'words' | 'headings' | 'links' | 'head' | 'data' | 'pictures' | 'markup' | 'style' | 'script' | 'files'
  text: string
  /** Number of words that differ; undefined of other parts. */
  words?: number
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

/** Transferred bytes: of the brotli copy where one is published. */
export interface Bytes {
  html: number
  style: number
  script: number
  /** Bytes of the document, style sheets, first scripts, fonts and preloaded picture on a phone. */
  firstView: number
}

/** A part of a photograph, from the first changed row to the last, as a data address. */
export interface Picture {
  source: string
  height: number
  /** Outlines of the changed regions, in pixels of the picture. */
  regions: { x: number; y: number; width: number; height: number }[]
}

/** Photographs of a page that differ at one width. */
export interface Photo {
  width: number
  /** Number of changed regions; 0 if no pixel differs. */
  regions: number
  before: Picture | undefined
  after: Picture | undefined
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

/** One side of the comparison. */
export interface Side {
  /** Folder of the site's sources, from which pictures of the content come. */
  root: string
  /** Published folder. */
  folder: string
}
