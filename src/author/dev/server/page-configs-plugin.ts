import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite'
import { decodedPath } from '../../../../schemas/shared/address.ts'
import { groundColor } from '../../../site/config/read-brand.ts'
import { checkEnvironment } from '../../../site/config/environment.ts'
import { pageData } from '../../../site/config/page-data.ts'
import { notedPictures, pictureNotes } from '../../../site/config/picture-notes.ts'
import { siteFile, wordsFile } from '../../../site/config/project.ts'
import { otherLanguages } from '../../../site/config/site-languages.ts'
import { isBelow } from '../../../runtime/engine/local-links.ts'
import { languagesOf } from '../../../site/languages/languages-of.ts'
import { documentAddress, pathOfDocument, routesAddress } from '../../../runtime/engine/page-document.ts'
import { sourceFolders } from '../../../site/config/source-folders.ts'
import { withSubmenus } from '../../../site/config/submenus.ts'
import { manifestAddress, webManifest } from '../../../site/config/web-manifest.ts'
import { pageSchemaAddress } from '../../generate/editor-schemas.ts'
import { filesOfNames, namesFile, schemaCopyFolder } from '../../generate/generated-files.ts'
import { writeChanged } from '../../generate/write-changed.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import { readingEvent, type ReadingNote } from '../../protocol/protocol.ts'
import { findingsPrinter } from './print-findings.ts'
import { quickFindings } from './quick-findings.ts'
import { pollUnwatched } from './poll-unwatched.ts'
import { projectOf } from './project-of.ts'
import { appShell, fillSettings } from '../../../publish/app/fill-settings.ts'
import type { SiteConfig } from '../../../site/config/site-config.ts'
import { onceFor } from '../../../util/once-for.ts'
import { siteOf } from '../../../publish/app/site-of.ts'
import type { DeskSite } from '../../studio/blocks/placed-block.ts'
import { studioScript, workbenchAddress } from './workbench-plugin.ts'
import { messageOf } from '../../../util/message-of.ts'

/**
 * Serves `page-configs/` in development as publishing does: each page as a JSON file, the settings in the document.
 * The browser shows findings beside the page (src/author/studio), and invalid configs in Vite's overlay. Also keeps the
 * generated names up to date.
 */
export function pageConfigs(): Plugin {
  let siteShown: ((address: string) => Promise<DeskSite>) | undefined
  let stop: (() => void) | undefined
  return {
    name: 'page-configs',
    apply: 'serve',
    // Development publishes nothing, so the channels of the server are not read.
    configResolved: ({ env }) => checkEnvironment(env, true),
    configureServer(server) {
      const root = siteOf(server.config)
      const project = projectOf(server)
      const { host } = project
      const shown = async () => shownOf((await project.sound()).config)
      siteShown = async (address) => {
        const { config, site } = await shown()
        const isLocal = otherLanguages(config.site).some(({ root: start, tag }) => isIn(start, tag, address))
        const all = isLocal ? await project.joined() : undefined
        const pages = all ? [...all.joined, ...all.translated] : []
        const local = pages.find((page) => isIn(page.site.local?.root, page.site.language, address))?.site
        const translated = languagesOf(config).find(({ tag }) => tag === local?.language)?.config
        return { ...(local ?? site), siteWords: (translated ?? config).words }
      }

      // Made once for all pages of a reading.
      const dataOf = onceFor((config: SiteConfig) =>
        pageData(config, notedPictures(pictureNotes({ ...config, site: shownOf(config).site }, host))),
      )
      const textOf = async (address: string) => {
        const { config, site } = await shown()
        if (address === manifestAddress) return webManifest(site, groundColor(config.brand))
        const text = dataOf(config).textOf(address)
        // Addresses and settings of another language need its content.
        if (config.site.languages.length === 0) return text
        if (address === routesAddress) {
          const { translated } = await project.joined()
          const routes: string[] = JSON.parse(text ?? '[]')
          return JSON.stringify([...routes, ...translated.map(({ loaded }) => loaded.path)])
        }
        const path = pathOfDocument(address)
        const { joined, translated } = await (path === undefined ? project.joined() : project.joinedAt(path))
        const pages = [...joined, ...translated]
        const page = pages.find(({ loaded }) => documentAddress(loaded.path) === address)
        if (!page) return text
        const pictures = notedPictures(pictureNotes({ ...config, site: page.site }, host))
        return JSON.stringify({ ...page.document, pictures })
      }
      stop = watch(server, project)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://development')
        const address = decodedPath(pathname) ?? pathname
        if (address.startsWith('/page-data/') || address === manifestAddress) {
          return answer(response, () => textOf(address))
        }
        // The studio reads both. The folder of an installed engine has no configs, and no blocks of a site.
        const copy = address === pageSchemaAddress ? `${schemaCopyFolder}/page.schema.json` : namesFile
        if (address === `/${namesFile}` || (address === pageSchemaAddress && existsSync(join(root, copy))))
          return answer(response, () => readFile(join(root, copy), 'utf8'))
        return next()
      })
    },
    buildEnd: () => stop?.(),
    transformIndexHtml: {
      // Runs before Vite's own transform, so that Vite handles the script as one of the project.
      order: 'pre',
      handler: async (html, { path, originalUrl = path, server }) => {
        if (!siteShown || !server) return undefined
        projectOf(server).hostAnswers.forget()
        const site = await siteShown(originalUrl)
        // The workbench is not a page of the site.
        if (path === workbenchAddress) return fillSettings(html, site)
        return { html: appShell(html, site), tags: [client] }
      },
    },
  }
}

const shownOf = onceFor((config: SiteConfig) => ({ config, site: withSubmenus(config.site, config.pages) }))

/** Whether an address is in a language with a root. */
const isIn = (root: string | undefined, language: string, address: string) =>
  isBelow(workbenchAddress, address)
    ? new URLSearchParams(address.replace(/^[^?]*/, '')).get('language') === language
    : root !== undefined && isBelow(root, address)

const client: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module', src: studioScript },
  injectTo: 'body',
}

/** Answers with JSON. If the project has an error, answers with status 500 and the error message. */
function answer(response: ServerResponse, make: () => Promise<string | undefined>): void {
  make().then(
    (text) => {
      response.statusCode = text === undefined ? 404 : 200
      response.setHeader('content-type', 'application/json')
      response.end(text ?? 'null')
    },
    (error: unknown) => {
      response.statusCode = 500
      response.end(messageOf(error))
    },
  )
}

/** Milliseconds from the reading of an edit to the rules. The browser requests the page first, and no answer leaves while rules run. */
const UPDATE_DELAY_MS = 300

/**
 * After an edit, reports the new reading to browsers, updates the generated names, and prints the findings. Returns a
 * function that ends this.
 */
function watch(server: ViteDevServer, project: DevelopmentProject): () => void {
  const { root } = project
  const folders = sourceFolders.map((folder) => join(root, folder))
  const print = findingsPrinter((text) => server.config.logger.info(text, { timestamp: true }))
  const report = (error: unknown) => server.config.logger.error(String(error))
  let announced: { reading: number; settings?: unknown[] } = { reading: 0 }
  const announce = async () => {
    const { number, inputs } = await project.current()
    if (number <= announced.reading) return
    const settings = [siteFile, wordsFile].map((file) => inputs.get(file))
    const before = announced.settings
    announced = { reading: number, settings }
    // The first reading is that of the pages which load now.
    if (!before) return
    const note: ReadingNote = { reading: number, isSettings: !isDeepStrictEqual(before, settings) }
    server.hot.send(readingEvent, note)
  }
  let hasErrors = false
  const update = async () => {
    // A file that was half written is read again.
    await announce()
    const findings = await quickFindings(project)
    print(findings)
    const invalid = await invalidFiles(project)
    const errors = findings
      .filter(({ file }) => invalid.has(file))
      .map(({ file, text }) => `${file}\n${text}`)
    if (errors.length > 0)
      server.hot.send({ type: 'error', err: { message: errors.join('\n\n'), stack: '' } })
    // An update without modules closes Vite's overlay.
    else if (hasErrors) server.hot.send({ type: 'update', updates: [] })
    hasErrors = errors.length > 0
    await writeNames(project)
  }
  /** Runs work after the reading, and after the page that a browser requests of it. */
  const afterReading = (work: () => Promise<void>) =>
    announce().then(() => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void work().catch(report), UPDATE_DELAY_MS)
    }, report)
  let waiting = setTimeout(() => void afterReading(() => writeNames(project)), UPDATE_DELAY_MS)
  pollUnwatched(server)
  server.watcher.add(folders)
  server.watcher.on('all', (_event, file) => {
    // The generated names for editors do not affect pages, and neither do temporary files of an atomic write.
    if (
      !folders.some((folder) => file.startsWith(`${folder}${sep}`)) ||
      /[\\/]known\.[\w.]+$|\.\d+$/.test(file)
    )
      return
    project.noteChange()
    void afterReading(update)
  })
  return () => clearTimeout(waiting)
}

/** Returns the files that cannot be read, or that their schemas refuse. */
async function invalidFiles({ current }: DevelopmentProject): Promise<Set<string>> {
  const { files } = (await current()).project
  return new Set(files.filter(({ problems }) => problems.length > 0).map(({ file }) => file))
}

/** Writes the names of pictures, pages, sections and questions that editors offer. */
async function writeNames({ root, current }: DevelopmentProject): Promise<void> {
  const { project } = await current()
  // With invalid settings the pages are unknown, and the names in a file that cannot be read are still valid.
  if (project.config && project.files.every(({ input }) => input !== undefined))
    await writeChanged(root, filesOfNames(project))
}
