import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import pLimit from 'p-limit'
import { groundColor } from '../site/brand/read-brand.ts'
import { checkEnvironment } from '../site/config/environment.ts'
import { importConfigs } from '../site/config/import-configs.ts'
import type { SiteConfig } from '../site/config/site-config.ts'
import { pageData } from '../site/config/page-data.ts'
import { pictureNotes } from '../site/config/picture-notes.ts'
import { readProject } from '../site/config/read-project.ts'
import { formats } from '../lint/formats/formats.ts'
import { findProblems } from '../lint/find-problems.ts'
import { joinContent } from '../site/joined/join-content.ts'
import { findingsError } from '../lint/load-config.ts'
import { asDeployed } from '../site/config/override-site.ts'
import { manifestAddress, webManifest } from '../site/config/web-manifest.ts'
import { documentAddress } from '../runtime/engine/page-document.ts'
import type { JoinedPage } from '../site/joined/joined-site.ts'
import { fillSettings } from './app/fill-settings.ts'
import { loadApp } from './app/load-app.ts'
import { createCsp } from '../serve/hosting/csp.ts'
import { isAbsolute } from '../runtime/content/storage-address.ts'
import { refuseErrors } from './gate/refuse-errors.ts'
import { staleReport } from './gate/stale-report.ts'
import { deploymentOf } from '../serve/hosting/deployment.ts'
import { filesIn } from '../util/files-in.ts'
import type { Published, PublishOptions, Surroundings } from './publish.ts'
import { openOutput, type Output } from './files/output.ts'
import { readLastGood, writeLastGood } from '../site/content/last-good.ts'
import { openRenderCache } from './pages/render-cache.ts'
import { addPictures } from './pictures/add-pictures.ts'
import { publishPages } from './pages/publish-pages.ts'
import { packsAtOnce, pagePacking } from './files/pack-file.ts'
import { readRecord, writeRecord } from './files/record.ts'
import { replaceFolder } from './replace-folder.ts'
import { siteContent } from '../site/content/site-content.ts'
import { untimed } from './stopwatch.ts'
import { writeHosting } from './files/write-hosting.ts'

/** Reads and checks the site, then renders its pages and writes them to `outDir`. */
export async function publishSite(
  {
    root,
    outDir,
    lastGood = false,
    allowSamples = false,
    despiteContent = false,
    logLevel = 'warn',
    timed = untimed,
    makePictures = true,
    onPicture = () => undefined,
  }: PublishOptions,
  { env, code, hashes }: Surroundings,
): Promise<Published & { isLasting: boolean }> {
  const { VITE_CONTENT_HOST: host = '', VITE_SITE_URL: origin = 'http://127.0.0.1:4173' } = env
  const before = await readRecord(root, outDir)
  const { config, content, site, findings, pages } = await readSite(
    { root, lastGood, allowSamples, despiteContent, timed },
    env,
    { host, origin },
  )
  const app = await timed('build the scripts', () => loadApp({ root, hashes, logLevel }, code))
  const deployment = deploymentOf(config, origin, env)
  const policy = createCsp(deployment.foreign)
  const cache = await openRenderCache(join(root, '.tmp/rendered', basename(outDir)), app, site)
  const folder = resolve(root, outDir)
  const packing = pagePacking(pages.length)
  const { record, report, awaited } = await replaceFolder(folder, async (next) => {
    const output = openOutput(next, { previous: folder, known: before.files, hashes, packing })
    await timed('copy the files', async () => {
      await copyTree(app.folder, output)
      await copyTree(join(root, 'public'), output)
      await output.write(manifestAddress.slice(1), webManifest(site, groundColor(config.brand)))
      await writeOtherPageData(config, pages, output)
      await writeHosting(output, folder, deployment, policy.header)
    })
    const notes = pictureNotes({ ...config, site }, host)
    const brand = {
      badge: site.previewBadge ? await readFile(join(root, 'public', site.previewBadge)) : undefined,
      ground: groundColor(config.brand),
    }
    const { documents, ...described } = await timed('prepare the pictures', () =>
      addPictures({ root, output, pages, notes, mayMake: makePictures, brand, onPicture }),
    )
    const template = fillSettings(app.template, site)
    const made = await timed('render and write', () =>
      publishPages({
        output,
        pages,
        documents,
        answerOf: (endpoint) => content.answers.get(endpoint)?.text,
        code,
        cache,
        app,
        site,
        template,
        policy,
        origin,
        packing,
        before: before.pages,
      }),
    )
    return { ...described, record: { files: output.files, pages: Object.fromEntries(made) } }
  })
  await writeRecord(root, outDir, record)
  if (host) await writeLastGood(root, host, content.answers)
  return {
    pages: pages.length,
    rendered: cache.rendered(),
    stale: staleReport(content, pages),
    findings: formats.pretty(findings, { isTTY: false }),
    pictures: report,
    awaited,
    // A picture on another host may change without notice.
    isLasting: awaited === 0 && !host && !pages.some(({ bound }) => bound.pictures.all.some(isAbsolute)),
  }
}

/**
 * Reads configs and content, and checks them by the rules. Throws an `AuthorError` with the problems. Returns only the
 * values that publishing needs, because the rules' data takes as much memory as many pages.
 */
async function readSite(
  { root, lastGood, allowSamples, despiteContent, timed }: Required<ReadOptions>,
  env: Surroundings['env'],
  { host, origin }: { host: string; origin: string },
) {
  const found = await timed('read the configs', () => readProject(root, importConfigs(root)))
  const project = asDeployed(found, env)
  const { config } = project
  if (!config) throw findingsError(findProblems(project))
  checkEnvironment(env, (config.enquiries?.channels.length ?? 0) > 0)
  if (config.pages.length > MAX_PAGES_WITH_USUAL_HEAP) setFlagsFromString('--heap-growing-percent=10')
  const kept = lastGood ? await readLastGood(root, host) : undefined
  const content = siteContent({ host, folder: join(root, 'content'), kept })
  const joined = await timed('read the content', () =>
    joinContent({ ...project, config }, { host, content, origin }),
  )
  const deployed = Boolean(env.VITE_SITE_URL) && !allowSamples && !env.VITE_ALLOW_SAMPLES
  const findings = await timed('ask the rules', async () => findProblems(joined, undefined, { deployed }))
  refuseErrors(findings, { host, lastGood, despiteContent })
  return { config, content, site: joined.site, findings, pages: joined.joined }
}

type ReadOptions = Pick<PublishOptions, 'root' | 'lastGood' | 'allowSamples' | 'despiteContent' | 'timed'>

/**
 * Maximum number of pages with V8's usual garbage collection, which lets the heap double. With more pages, V8 collects
 * when the heap has grown by a tenth: 10,000 pages take 1.4 GB instead of 2.4 GB, and a tenth more time.
 */
const MAX_PAGES_WITH_USUAL_HEAP = 3_000

/** Publishes a folder's files unchanged, except the template `index.html`, from which each page is made. */
async function copyTree(folder: string, output: Output): Promise<void> {
  if (!existsSync(folder)) return
  const files = filesIn(folder).filter((file) => file !== 'index.html')
  await pLimit(packsAtOnce).map(files, (file) => output.copy(file, join(folder, file)))
}

/** Writes the list of addresses, the redirects, and the documents of pages without a known address. */
async function writeOtherPageData(config: SiteConfig, pages: readonly JoinedPage[], output: Output) {
  const own = new Set(pages.map(({ loaded }) => documentAddress(loaded.path)))
  const { addresses, textOf } = pageData(config)
  for (const address of addresses)
    if (!own.has(address)) await output.write(address.slice(1), textOf(address) ?? '')
}
