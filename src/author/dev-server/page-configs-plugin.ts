import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { HtmlTagDescriptor, ModuleNode, Plugin, ViteDevServer } from 'vite'
import { decodedPath } from '../../../schemas/shared/address.ts'
import { groundColor } from '../../site/brand/read-brand.ts'
import { checkEnvironment } from '../../site/config/environment.ts'
import { pageData } from '../../site/config/page-data.ts'
import { notedPictures, pictureNotes } from '../../site/config/picture-notes.ts'
import { siteFile, wordsFile, type Project } from '../../site/config/project.ts'
import { withSubmenus } from '../../site/config/submenus.ts'
import { manifestAddress, webManifest } from '../../site/config/web-manifest.ts'
import { explainPage } from '../../lint/explain-page.ts'
import { pageSource } from '../../lint/page-source.ts'
import { knownPages } from '../../site/content/known-pages.ts'
import { siteContent } from '../../site/content/site-content.ts'
import { editorSchemas, pageSchemaAddress } from '../generate/editor-schemas.ts'
import { namesFile } from '../generate/generated-files.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { developmentProject, type DevelopmentProject } from './development-project.ts'
import { keepNames } from './keep-names.ts'
import { findingsPrinter } from './print-findings.ts'
import { moduleLoader } from './load-module.ts'
import { fillSettings } from '../../publish/app/fill-settings.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import { engineOf } from '../../util/engine-of.ts'
import { onceFor } from '../../util/once-for.ts'
import { ownBlocksOf } from '../../util/own-blocks.mjs'
import { siteOf } from '../../publish/app/site-of.ts'
import type { DeskSite } from '../workbench/desk-site.ts'
import { workbenchAddress } from './workbench-plugin.ts'

/**
 * Serves `page-configs/` in development as publishing does: each page as a JSON file, the settings in the document.
 * The browser shows findings beside the page (src/author/dev-panel).
 * If a config is invalid, its last valid version is served. Also keeps the generated names up to date.
 */
export function pageConfigs(): Plugin {
  let siteShown: (() => Promise<DeskSite>) | undefined
  let stopNames: (() => void) | undefined
  return {
    name: 'page-configs',
    apply: 'serve',
    // Development publishes nothing, so the channels of the server are not read.
    configResolved: ({ env }) => checkEnvironment(env, true),
    configureServer(server) {
      const { env } = server.config
      const root = siteOf(server.config)
      const host = env.VITE_CONTENT_HOST ?? ''
      const project = developmentProject(root, env, () => moduleLoader(server))
      const shown = async () => shownOf(await project.config())
      siteShown = async () => {
        const { config, site } = await shown()
        return { ...site, siteWords: config.words }
      }

      // Made once for all pages of a reading.
      const dataOf = onceFor((config: SiteConfig) =>
        pageData(config, notedPictures(pictureNotes({ ...config, site: shownOf(config).site }, host))),
      )
      const textOf = async (address: string) => {
        const { config, site } = await shown()
        if (address === manifestAddress) return webManifest(site, groundColor(config.brand))
        return dataOf(config).textOf(address)
      }
      watch(server, root, project)
      stopNames = keepNames(server, root, project.found)
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://development')
        const address = decodedPath(pathname) ?? pathname
        if (address.startsWith('/page-data/') || address === manifestAddress) {
          return answer(response, () => textOf(address))
        }
        // The workbench reads it. The folder of an installed engine has no configs.
        if (address === `/${namesFile}`)
          return answer(response, () => readFile(join(root, namesFile), 'utf8'))
        // The schema in the folder of the engine lacks the site's own blocks.
        if (address === pageSchemaAddress && ownBlocksOf(engineOf(root), root).length > 0)
          return answer(response, async () =>
            JSON.stringify(editorSchemas(await loadSchemas(root)).get('page')),
          )
        const path = searchParams.get('path')
        if (address === '/__page') {
          return answer(response, async () =>
            JSON.stringify(await pageSource(await project.sound(), path ?? '/', host)),
          )
        }
        if (address !== '/__explain') return next()
        return answer(response, async () => {
          const sound = await project.sound()
          if (path === null) return JSON.stringify(await pagesOf(sound, host))
          const page = await explainPage(sound, path, host)
          return page && JSON.stringify(page)
        })
      })
    },
    buildEnd: () => stopNames?.(),
    transformIndexHtml: {
      // Runs before Vite's own transform, so that Vite handles the script as one of the project.
      order: 'pre',
      handler: async (html, { path }) =>
        siteShown && {
          html: fillSettings(html, await siteShown()),
          // The workbench is no page of the site.
          tags: path.startsWith(workbenchAddress) ? [] : [client],
        },
    },
  }
}

const shownOf = onceFor((config: SiteConfig) => ({ config, site: withSubmenus(config.site, config.pages) }))

/** Returns the addresses of all known pages. */
async function pagesOf({ config, root }: Project, host: string): Promise<string[]> {
  const { contentFor } = siteContent({ host, folder: join(root, 'content'), kept: undefined })
  return (await knownPages(config, contentFor)).map(({ pathname }) => pathname)
}

const client: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module', src: '/src/author/dev-panel/client.ts' },
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
      response.end(error instanceof Error ? error.message : String(error))
    },
  )
}

/** Milliseconds from an edit to the rules. The browser requests the page first, and no answer leaves while rules run. */
const FINDINGS_DELAY_MS = 300

/** Updates the browser after an edit, and sends and prints the findings. Only an edit of `site.ts` or `words.ts` reloads the page. */
function watch(server: ViteDevServer, root: string, project: DevelopmentProject): void {
  const data = ['page-configs', 'content/api', 'content/pictures'].map((folder) => `${root}/${folder}`)
  const print = findingsPrinter((text) => server.config.logger.info(text, { timestamp: true }))
  const tell = async () => {
    const findings = await project.findings()
    print(findings)
    server.hot.send('site:findings', { findings })
  }
  const tellSafely = () => {
    tell().catch((error: unknown) => server.config.logger.error(String(error)))
  }
  let waiting: NodeJS.Timeout | undefined
  server.watcher.add(data)
  server.watcher.on('all', (_event, file) => {
    // The generated names for editors do not affect pages, and neither do temporary files of an atomic write.
    if (!data.some((folder) => file.startsWith(`${folder}/`)) || /\/known\.[\w.]+$|\.\d+$/.test(file)) return
    forget(server, server.moduleGraph.getModulesByFile(file))
    project.readAgain()
    const settings = [siteFile, wordsFile].some((name) => file === `${root}/${name}`)
    if (settings) server.hot.send({ type: 'full-reload' })
    else server.hot.send('site:source-changed', {})
    clearTimeout(waiting)
    waiting = setTimeout(tellSafely, FINDINGS_DELAY_MS)
  })
  server.httpServer?.once('close', () => clearTimeout(waiting))
  server.hot.on('site:findings-wanted', tellSafely)
}

function forget(server: ViteDevServer, modules: Iterable<ModuleNode | undefined> = []): void {
  for (const module of modules) if (module) server.moduleGraph.invalidateModule(module)
}
