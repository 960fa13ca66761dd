import { basename, join, resolve } from 'node:path'
import { loadEnv, type InlineConfig } from 'vite'
import { importConfigs } from '../config/import-configs.ts'
import { loadConfig } from '../config/load-config.ts'
import { pictureNotes } from '../config/picture-notes.ts'
import { siteToShow } from '../config/site-to-show.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { buildApp } from './app/build-app.ts'
import { checkRedirects } from './pages/check-redirects.ts'
import { createCsp } from './hosting/csp.ts'
import { checkContent, staleReport } from './content/content-report.ts'
import { findingsReport } from './content/findings-report.ts'
import { deploymentOf } from './hosting/deployment.ts'
import { readLastGood, writeLastGood } from './content/last-good.ts'
import { openRenderCache } from './pages/render-cache.ts'
import { addPictures } from './pictures/add-pictures.ts'
import { planPages } from './pages/plan-pages.ts'
import { precompress } from './hosting/precompress.ts'
import { publishPages } from './pages/publish-pages.ts'
import { checkSamples } from './pages/check-samples.ts'
import { replaceFolder } from './replace-folder.ts'
import { pictureRule } from './content/refused-pictures.ts'
import { siteContent } from './content/site-content.ts'
import { untimed, type Timed } from './stopwatch.ts'
import { writeHosting } from './hosting/write-hosting.ts'

export interface PublishOptions {
  root: string
  outDir: string
  /** Where the content host fails, takes what it answered when the whole site was last published. */
  lastGood?: boolean
  /** Publishes invented settings and clients at a deployed address too, for a preview; `VITE_ALLOW_SAMPLES` does the same. */
  allowSamples?: boolean
  logLevel?: InlineConfig['logLevel']
  /** Measures how long each phase takes. */
  timed?: Timed
}

export interface Published {
  /** How many pages there are. */
  pages: number
  /** How many of them had to be rendered; the others came out of the cache of earlier publishes. */
  rendered: number
  /** What must be said aloud: which pages hold older content; empty where none do. */
  stale: string[]
  /** What of the content is not shown, or not as it was sent; empty where all is. */
  findings: string[]
  /** What became of the pictures, a line each. */
  pictures: string[]
}

/**
 * Builds the site and writes every page whose address is known as HTML that needs no script to be read: plan the
 * pages, render each, write it. Throws an `AuthorError`, and then `outDir` is as it was.
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { NODE_ENV } = process.env
  // A tool runs with the environment of whatever started it; React would be built in its development edition for it.
  process.env.NODE_ENV = 'production'
  try {
    return await publishSite(options)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

async function publishSite({
  root,
  outDir,
  lastGood = false,
  allowSamples = false,
  logLevel = 'warn',
  timed = untimed,
}: PublishOptions): Promise<Published> {
  // As Vite reads it for the script: the environment, and the project's .env files.
  const env = loadEnv('production', root)
  const { VITE_CONTENT_HOST: host = '', VITE_SITE_URL: origin = 'http://127.0.0.1:4173' } = env
  const config = await timed('check the configs', () => loadConfig(root, importConfigs(root)))
  const site = siteToShow(config, env)
  if (env.VITE_SITE_URL && !allowSamples && !env.VITE_ALLOW_SAMPLES) checkSamples(config, site)
  const kept = lastGood ? await readLastGood(root, host) : undefined
  const content = siteContent({ host, folder: join(root, 'content'), kept })

  const plan = await timed('read the content', () => planPages(config, origin, content.contentFor))
  const snapshots = plan.map(({ snapshot }) => snapshot)
  checkContent(host, content, snapshots, lastGood)
  checkRedirects(config.redirects, plan)
  const deployment = deploymentOf(config, origin, env)
  const { foreign } = deployment
  const mayShow = pictureRule(origin, [...foreign.content, ...foreign.pictures])
  const findings = findingsReport(snapshots, site, content, mayShow)
  const notes = pictureNotes({ ...config, site }, host)
  const policy = createCsp(foreign)
  const folder = resolve(root, outDir)
  const { rendered, pictures } = await replaceFolder(folder, async (next) => {
    const app = await timed('build the scripts', () => buildApp({ root, folder: next, config, logLevel }))
    const addressesOf = (snapshot: Snapshot) => app.server.picturesOf(site, snapshot)
    const { pages, report } = await timed('prepare the pictures', () =>
      addPictures({ root, folder: next, plan, notes, addressesOf }),
    )
    const cache = await openRenderCache(join(root, '.tmp/rendered', basename(outDir)), app, site)
    await timed('render and write', () => publishPages(next, pages, cache, app, policy.guard))
    await writeHosting(next, folder, deployment, policy.header)
    await timed('pack', () => precompress(next, folder))
    return { rendered: cache.rendered(), pictures: report }
  })
  if (host) await writeLastGood(root, host, content.answers)
  return { pages: plan.length, rendered, stale: staleReport(content, snapshots), findings, pictures }
}
