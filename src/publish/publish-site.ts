import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Site } from '../../schemas/site.ts'
import { momentAt } from '../../block-library/parts/is-shown.ts'
import { nextChangeFile, writeNextChange } from '../serve/hosting/next-change.ts'
import { AuthorError } from '../util/author-error.ts'
import pLimit from 'p-limit'
import { unshownNames } from '../site/config/shown-config.ts'
import { groundColor } from '../site/config/read-brand.ts'
import type { SiteConfig } from '../site/config/site-config.ts'
import { addressesOfApp, pageData } from '../site/config/page-data.ts'
import { pictureNotes } from '../site/config/picture-notes.ts'
import { openJudgedPages } from '../lint/judged-pages.ts'
import { pageKeys } from './gate/page-keys.ts'
import { formats } from '../lint/formats/formats.ts'
import { manifestAddress, webManifest } from '../site/config/web-manifest.ts'
import { documentAddress, routesAddress } from '../runtime/engine/page-document.ts'
import type { JoinedPage } from '../site/joined/joined-site.ts'
import { loadApp } from './app/load-app.ts'
import { writeManifest } from './app/read-manifest.ts'
import { openCache } from '../util/open-cache.ts'
import { createCsp } from '../serve/hosting/csp.ts'
import { isAbsolute } from '../runtime/content/storage-address.ts'
import { deploymentOf } from '../serve/hosting/deployment.ts'
import { hostLimits, writeHeaderRules, writeRedirects } from '../serve/hosting/host-files.ts'
import { nginxConfig } from '../serve/hosting/nginx-config.ts'
import { siteHeaders } from '../serve/hosting/site-headers.ts'
import { filesIn } from '../util/files-in.ts'
import { hashOf } from '../util/hash-of.ts'
import type { Published, PublishOptions, Surroundings } from './publish.ts'
import { openOutput, type Output } from './files/output.ts'
import { writeLastGood } from '../site/content/last-good.ts'
import { addPictures } from './pictures/add-pictures.ts'
import { publishLanguageFonts } from './pages/language-fonts.ts'
import { publishPages } from './pages/publish-pages.ts'
import { publishSearchIndex } from './pages/search-index.ts'
import { packsAtOnce, pagePacking } from './files/pack-file.ts'
import { readRecord, writeRecord } from './files/record.ts'
import { readSiteToPublish } from './read-site.ts'
import { replaceFolder } from './replace-folder.ts'

/** Reads and checks the site, then renders its pages and writes them to `outDir`. */
export async function publishSite(
  options: PublishOptions,
  { env, code, hashes }: Surroundings,
): Promise<Published & { isLasting: boolean; stamps: string[] }> {
  const { root, outDir, at, logLevel = 'warn', makePictures = true, onPicture = () => undefined } = options
  const { allowSamples, drafts, isPreview, runPhase = (_, work) => work() } = options
  const { VITE_CONTENT_HOST: host = '', VITE_SITE_URL: origin = 'http://127.0.0.1:4173' } = env
  const began = Date.now()
  const cache = openCache(root)
  const before = await readRecord(root, outDir)
  const judged = openJudgedPages(before.judged, (joined) =>
    pageKeys(joined, `${code} ${allowSamples} ${drafts} ${isPreview}`, hashes),
  )
  const momentOf = ({ dates: { timeZone } }: Site) =>
    at === undefined ? Date.now() : readMoment(at, timeZone)
  const { config, content, site, findings, pages, moment, nextChange } = await readSiteToPublish(options, {
    env,
    host,
    origin,
    runPhase,
    judged,
    at: momentOf,
  })
  const app = await runPhase('build the scripts', () => loadApp({ root, hashes, logLevel }, code))
  const deployment = deploymentOf(config, origin, env)
  const policy = createCsp(deployment.foreign)
  const languageRoots = pages.flatMap(({ pathname, site: { local } }) =>
    pathname === '*' && local ? [local.root] : [],
  )
  const headers = siteHeaders({ siteUrl: deployment.siteUrl, policy: policy.header })
  const headerRules = writeHeaderRules(headers)
  const redirects = writeRedirects(deployment.redirects, languageRoots, deployment.gone)
  const folder = resolve(root, outDir)
  const packing = pagePacking(pages.length)
  const fill = async (output: Output, next: string) => {
    await runPhase('copy the files', async () => {
      await copyTree(app.folder, output)
      await copyTree(join(root, 'public'), output)
      await output.write(manifestAddress.slice(1), webManifest(site, groundColor(config.brand)))
      await writeOtherPageData(config, pages, output)
      await output.write('_headers', headerRules)
      await output.write('_redirects', redirects)
      await output.write(nextChangeFile, writeNextChange(moment, nextChange, at !== undefined))
      // Beside the published folder, so that no visitor can request it.
      await writeFile(`${folder}-nginx.conf`, nginxConfig({ folder, headers, languageRoots, ...deployment }))
    })
    const brand = {
      badge: site.previewBadge ? await readFile(join(root, 'public', site.previewBadge)) : undefined,
      ground: groundColor(config.brand),
    }
    const { documents, ...described } = await runPhase('prepare the pictures', () =>
      addPictures({
        root,
        host,
        output,
        cache,
        hashes,
        pages,
        notes: pictureNotes({ ...config, site }, host),
        mayMake: makePictures,
        brand,
        onPicture,
      }),
    )
    const made = await runPhase('render and write', () =>
      publishPages({
        output,
        pages,
        documents,
        answerOf: (endpoint) => content.answers.get(endpoint)?.text,
        code: hashOf(code, unshownNames(config)),
        app,
        fontsOf: ({ language }) => publishLanguageFonts(output, root, { brand: config.brand, tag: language }),
        site,
        template: app.template,
        policy,
        origin,
        packing,
        before: before.pages,
      }),
    )
    const search =
      site.search === undefined
        ? undefined
        : await runPhase('index the pages for the search', () =>
            publishSearchIndex({ output, folder: next, pages, before: before.search, code }),
          )
    await output.check()
    return {
      ...described,
      report: site.search !== undefined && !search ? [...described.report, noPagefind] : described.report,
      rendered: made.rendered,
      record: {
        search,
        files: output.files,
        pages: made.pages,
        judged: judged.used,
      },
    }
  }
  const { rendered, record, report, awaited } = await replaceFolder(folder, (next) =>
    fill(openOutput(next, { previous: folder, published: before.files, hashes, packing }), next),
  )
  await cache.sweep(began)
  await writeRecord(root, outDir, record)
  await writeManifest(root, outDir, app.manifest)
  if (host) await writeLastGood(root, host, content.answers)
  return {
    pages: pages.length,
    rendered,
    findings: formats.pretty(findings, { isTTY: false }),
    limits: hostLimits(redirects, headerRules),
    pictures: report,
    awaited,
    nextChange,
    stamps: Object.entries(record.files).flatMap(([file, { stamps }]) =>
      Object.entries(stamps).map(([ending, stamp]) => `${file}${ending} ${stamp}`),
    ),
    // A picture on another host may change without notice.
    isLasting: awaited === 0 && !host && !pages.some(({ bound }) => bound.pictures.all.some(isAbsolute)),
  }
}

/** Returns the moment of a day or a time. Throws for another text. */
function readMoment(written: string, timeZone: string): number {
  const moment = momentAt(written, timeZone)
  if (moment !== undefined) return moment
  throw new AuthorError(
    `--at is neither a day such as 2026-12-24 nor a time such as 2026-12-24T09:00: ${written}`,
    [],
  )
}

/** Line of the report if the search has no index. */
const noPagefind = 'The search is not published: the optional package pagefind is not installed'

/** Publishes a folder's files unchanged, except the template `index.html`, from which each page is made. */
async function copyTree(folder: string, output: Output): Promise<void> {
  if (!existsSync(folder)) return
  const files = filesIn(folder).filter((file) => file !== 'index.html')
  await pLimit(packsAtOnce).map(files, (file) => output.copy(file, join(folder, file)))
}

/** Writes the list of addresses, the redirects, and the documents of pages without a known address. */
async function writeOtherPageData(config: SiteConfig, pages: readonly JoinedPage[], output: Output) {
  const published = new Set(pages.map(({ loaded }) => documentAddress(loaded.path)))
  const { addresses, textOf } = pageData(config)
  await output.write(routesAddress.slice(1), JSON.stringify(addressesOfApp(config)))
  for (const address of addresses)
    if (address !== routesAddress && !published.has(address))
      await output.write(address.slice(1), textOf(address) ?? '')
}
