import { makeDocument } from '../../site/config/make-documents.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import type { BoundPictures } from '../../runtime/engine/bind.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { Snapshot } from '../../runtime/engine/snapshot.ts'
import type { JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { notFoundFile, pageFile } from '../../serve/hosting/published-files.ts'

/** A page to publish, and what is known of it before it is made. */
export interface StudiedPage extends Pick<JoinedPage, 'pathname' | 'params' | 'read'> {
  /** The file it is written to, from the published folder. */
  file: string
  document: PageDocument
  /** The pictures that it can show. */
  pictures: BoundPictures
  /** The hash of all that it shows. */
  key: string
}

interface Study extends Pick<JoinedSite, 'joined' | 'answers' | 'site' | 'host'> {
  config: SiteConfig
  /** The hash of all code, and of the environment. */
  code: string
}

/** Every page to publish, joined with its content already. */
export function studyPages({ joined, answers, config, code, site, host }: Study): StudiedPage[] {
  const everyPages = hashOf(JSON.stringify([code, site, host]))
  return joined.map(({ pathname, params, loaded, endpoint, read, bound }) => {
    const file = pathname === '*' ? notFoundFile : pageFile(pathname)
    const document = makeDocument(loaded.path, config)
    const answer = answers.get(endpoint ?? '')?.text ?? ''
    const key = hashOf(everyPages, JSON.stringify([document, params]), answer)
    return { pathname, params, file, document, read, pictures: bound.pictures, key }
  })
}

/** All that a page's HTML is made of. */
export const snapshotOf = (
  { pathname, params, read }: StudiedPage,
  document: PageDocument,
  origin: string,
): Snapshot => ({ pathname, origin, document, params, ...read })
