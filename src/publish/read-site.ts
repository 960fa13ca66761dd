import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { JudgedPages } from '../lint/judged-pages.ts'
import { findProblems } from '../lint/find-problems.ts'
import { soundProject } from '../lint/sound-project.ts'
import { checkEnvironment } from '../site/config/environment.ts'
import { importConfigs } from '../site/config/import-configs.ts'
import type { Site } from '../../schemas/site.ts'
import { asDeployed, showsSamples } from '../site/config/override-site.ts'
import { publicMoment } from '../site/config/shown-config.ts'
import { readProject } from '../site/config/read-project.ts'
import { readLastGood } from '../site/content/last-good.ts'
import { siteContent } from '../site/content/site-content.ts'
import type { JoinedPage } from '../site/joined/joined-site.ts'
import { joinContent } from '../site/joined/join-content.ts'
import { refuseErrors } from './gate/refuse-errors.ts'
import type { RunPhase } from './progress.ts'
import type { PublishOptions, Surroundings } from './publish.ts'

/**
 * Reads configs and content, and checks them by the rules. Throws an `AuthorError` with the problems. Returns only the
 * values that publishing needs, because the rules' data takes as much memory as many pages. */
export async function readSiteToPublish(
  options: Omit<PublishOptions, 'at'>,
  { env, host, origin, runPhase, judged, at }: Reading,
) {
  const { root, lastGood, allowSamples, drafts = false, isPreview } = options
  const parsed = await runPhase('read the configs', () => readProject(root, importConfigs(root)))
  const deployment = { ...env, ...(allowSamples && { VITE_ALLOW_SAMPLES: '1' }) }
  const { config: written, ...sound } = soundProject(asDeployed(parsed, deployment))
  const project = {
    ...sound,
    config: isPreview ? { ...written, site: { ...written.site, isPreview } } : written,
  }
  // Nobody gets the enquiries of a preview.
  checkEnvironment(env, drafts || (written.enquiries?.channels.length ?? 0) > 0)
  if (written.pages.length > MAX_PAGES_WITH_USUAL_HEAP) setFlagsFromString('--heap-growing-percent=30')
  const earlier = lastGood ? await readLastGood(root, host) : undefined
  const edges = new Set<number>()
  const moment = {
    ...publicMoment(written, at(written.site)),
    drafts,
    noteEdge: (edge: number) => void edges.add(edge),
  }
  const content = siteContent({ host, folder: join(root, 'content'), kept: earlier, moment })
  const joined = await runPhase('read the content', () =>
    joinContent(project, { host, content, origin, moment }),
  )
  const findings = await runPhase('ask the rules', async () =>
    findProblems(joined, { deployed: !showsSamples(deployment), judged }),
  )
  refuseErrors(findings, { ...options, host })
  const pages = [...joined.joined, ...joined.translated]
  const published = deployment.VITE_ALLOW_SAMPLES ? pages.map(withoutIndex) : pages
  const { config, site } = joined
  return {
    config,
    content,
    site,
    pages: published,
    findings,
    moment,
    nextChange: drafts ? undefined : first(edges),
  }
}

const first = (edges: ReadonlySet<number>) => (edges.size > 0 ? Math.min(...edges) : undefined)

/** Returns a page of a preview, which search engines must not list. */
function withoutIndex(page: JoinedPage): JoinedPage {
  const hidden = { ...page.loaded.page, noindex: true }
  return { ...page, loaded: { ...page.loaded, page: hidden }, document: { ...page.document, page: hidden } }
}

interface Reading {
  env: Surroundings['env']
  host: string
  origin: string
  runPhase: RunPhase
  judged: JudgedPages
  /** Returns the moment that is published. */
  at: (site: Site) => number
}

/**
 * Maximum number of pages with V8's usual garbage collection, which lets the heap double and takes 2.4 GB for 10,000
 * pages. With more pages, V8 collects when the heap has grown by three tenths, which takes 1.1 GB. With a tenth it would
 * take a seventh more time and no less memory.
 */
const MAX_PAGES_WITH_USUAL_HEAP = 3_000
