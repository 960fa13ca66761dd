import pLimit from 'p-limit'
import { makeDocument } from '../../config/make-documents.ts'
import type { SiteConfig } from '../../config/site-config.ts'
import { endpointOf } from '../../content/content-client.ts'
import { storageAddress } from '../../content/storage-address.ts'
import { bind } from '../../engine/bind.ts'
import type { PageDocument } from '../../engine/page-document.ts'
import type { Snapshot } from '../../engine/snapshot.ts'
import type { Site } from '../../../schemas/site.ts'
import { pageReport } from '../content/findings-report.ts'
import type { ContentFor, SiteContent } from '../../site-content/site-content.ts'
import { hashOf } from '../../config/hash-of.ts'
import { notFoundFile, pageFile } from '../hosting/published-files.ts'
import type { PageFacts, PublishRecord } from '../files/record.ts'
import { knownPages, type KnownPage } from '../../site-content/known-pages.ts'

/** A page to publish, and what is known of it before it is made. */
export interface StudiedPage extends KnownPage {
  /** The file it is written to, from the published folder. */
  file: string
  document: PageDocument
  facts: PageFacts
  /** Its content, where it had to be read. */
  read?: Awaited<ReturnType<ContentFor>>
}

export interface Study {
  config: SiteConfig
  site: Site
  /** The content host; empty, the embedded service's files answer. */
  host: string
  content: SiteContent
  /** Whether the site's policy lets a picture from there be shown. */
  allows: (address: string) => boolean
  /** The hash of all code, and of the environment. */
  code: string
  /** What the publish before left. */
  before: PublishRecord['pages']
}

/** So many endpoints are asked at a time. */
const asksAtOnce = 8

/** Every page to publish. What is known of its config with this very content is not found out again. */
export async function studyPages(study: Study): Promise<StudiedPage[]> {
  const { config, content, code, site, host } = study
  const known = await knownPages(config, content.contentFor)
  const everyPages = hashOf(JSON.stringify([code, site, host]))
  return pLimit(asksAtOnce).map(known, (page) => studyPage(page, study, everyPages))
}

async function studyPage(known: KnownPage, study: Study, everyPages: string): Promise<StudiedPage> {
  const { config, site, host, content, before } = study
  const { path, params, pathname } = known
  const file = pathname === '*' ? notFoundFile : pageFile(pathname)
  const document = makeDocument(path, config)
  const source = document.page.content
  const endpoint = source && endpointOf(source, params)
  const answer = endpoint === undefined ? '' : await content.answerOf(endpoint)
  const key = hashOf(everyPages, JSON.stringify([document, params]), answer ?? '')
  const facts = before[file]?.facts
  if (answer !== undefined && facts?.key === key) {
    if (endpoint !== undefined) content.acceptAnswer(endpoint, answer, facts.oddities)
    return { ...known, file, document, facts }
  }
  const read = await content.contentFor(document.page, params)
  const storage = (address: string) => storageAddress(address, host.replace(/\/+$/, ''))
  const bound = bind(document.page, { content: read.content, site, visit: { params }, storage })
  const findings = pageReport(bound, read.content, endpoint, study.allows)
  const oddities = content.oddities.get(endpoint ?? '') ?? []
  return { ...known, file, document, read, facts: { key, pictures: bound.pictures, findings, oddities } }
}

/** All that a page's HTML is made of. */
export async function snapshotOf(
  { pathname, params, read, document: { page } }: StudiedPage,
  document: PageDocument,
  origin: string,
  contentFor: ContentFor,
): Promise<Snapshot> {
  return { pathname, origin, document, params, ...(read ?? (await contentFor(page, params))) }
}
