import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import pLimit from 'p-limit'
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
import { rules } from '../lint/rules.ts'
import { asDeployed } from '../site/config/override-site.ts'
import { manifestAddress, webManifest } from '../site/config/web-manifest.ts'
import { documentAddress } from '../runtime/engine/page-document.ts'
import type { JoinedPage } from '../site/joined/joined-site.ts'
import { fillSettings } from './app/fill-settings.ts'
import { loadApp } from './app/load-app.ts'
import { createCsp } from '../serve/hosting/csp.ts'
import { refuseErrors } from './gate/refuse-errors.ts'
import { staleReport } from './gate/stale-report.ts'
import { deploymentOf } from '../serve/hosting/deployment.ts'
import { filesIn } from './files/file-hashes.ts'
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

/** Plans the pages, makes each, writes it. */
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
    await timed('copy what stays as it is', async () => {
      await copyTree(app.folder, output)
      await copyTree(join(root, 'public'), output)
      await output.write(manifestAddress.slice(1), webManifest(site))
      await writeOtherPageData(config, pages, output)
      await writeHosting(output, folder, deployment, policy.header)
    })
    const notes = pictureNotes({ ...config, site }, host)
    const { documents, ...described } = await timed('prepare the pictures', () =>
      addPictures({ root, output, pages, notes, mayMake: makePictures, onPicture }),
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
    isLasting: awaited === 0 && !host && !pages.some(({ bound }) => bound.pictures.all.some(isForeign)),
  }
}

/**
 * Reads configs and content, asks the rules, and gives what publishing needs of it all: no more, since what the rules go by
 * takes the room of many pages. Throws an `AuthorError` of what is wrong.
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
  checkEnvironment(env)
  if (config.pages.length > manyPages) setFlagsFromString('--heap-growing-percent=10')
  const kept = lastGood ? await readLastGood(root, host) : undefined
  const content = siteContent({ host, folder: join(root, 'content'), kept })
  const joined = await timed('read the content', () =>
    joinContent({ ...project, config }, { host, content, origin }),
  )
  const deployed = Boolean(env.VITE_SITE_URL) && !allowSamples && !env.VITE_ALLOW_SAMPLES
  const findings = await timed('ask the rules', async () => findProblems(joined, rules, { deployed }))
  refuseErrors(findings, { host, lastGood, despiteContent })
  return { config, content, site: joined.site, findings, pages: joined.joined }
}

type ReadOptions = Pick<PublishOptions, 'root' | 'lastGood' | 'allowSamples' | 'despiteContent' | 'timed'>

/**
 * With more pages than this, memory is collected as soon as it has grown by a tenth, where V8 would let it double: 10,000 pages
 * take 1.4 GB in place of 2.4, and a tenth longer.
 */
const manyPages = 3_000

/** What lies elsewhere may change without a sign. */
const isForeign = (address: string) => /^(https?:)?\/\//i.test(address)

/** Publishes the files of a folder as they are, but for the template, which every page fills. */
async function copyTree(folder: string, output: Output): Promise<void> {
  if (!existsSync(folder)) return
  const files = filesIn(folder).filter((file) => file !== 'index.html')
  await pLimit(packsAtOnce).map(files, (file) => output.copy(file, join(folder, file)))
}

/** Writes the list of addresses, the moved addresses, and the documents of pages without a known address. */
async function writeOtherPageData(config: SiteConfig, pages: readonly JoinedPage[], output: Output) {
  const own = new Set(pages.map(({ loaded }) => documentAddress(loaded.path)))
  const { addresses, textOf } = pageData(config)
  for (const address of addresses)
    if (!own.has(address)) await output.write(address.slice(1), textOf(address) ?? '')
}
