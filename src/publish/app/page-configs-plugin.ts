import type { ModuleNode, Plugin, ViteDevServer } from 'vite'
import type { Site } from '../../../schemas/site.ts'
import { checkEnvironment } from '../../config/environment.ts'
import type { SiteConfig } from '../../config/site-config.ts'
import { loadConfig } from '../../rules/load-config.ts'
import { makeDocuments } from '../../config/make-documents.ts'
import { notedPictures, pictureNotes } from '../../config/picture-notes.ts'
import { siteToShow } from '../../config/site-to-show.ts'
import { manifestAddress, webManifest } from '../../config/web-manifest.ts'
import { fillSettings } from './fill-settings.ts'

/**
 * Brings `page-configs/` to the browser in development as publishing does: each page as a JSON file, the site's settings
 * in the document. A wrong config shows as the overlay.
 */
export function pageConfigs(): Plugin {
  let siteShown: (() => Promise<Site>) | undefined
  return {
    name: 'page-configs',
    apply: 'serve',
    configResolved: ({ env }) => checkEnvironment(env),
    configureServer(server) {
      const { root, env } = server.config
      const load = () => loadConfig(root, (file) => server.ssrLoadModule(file))
      let loading: Promise<SiteConfig> | undefined
      const config = () => (loading ??= load())
      siteShown = async () => siteToShow(await config(), env)

      /** What the browser may ask for, by address. */
      const files = async () => {
        const loaded = await config()
        const site = siteToShow(loaded, env)
        const pictures = notedPictures(pictureNotes({ ...loaded, site }, env.VITE_CONTENT_HOST ?? ''))
        return makeDocuments(loaded, pictures).set(manifestAddress, webManifest(site))
      }
      watch(server, root, () => {
        loading = undefined
        return config()
      })
      server.middlewares.use((request, response, next) => {
        const address = decodeURI(request.url?.split('?')[0] ?? '')
        if (!address.startsWith('/page-data/') && address !== manifestAddress) return next()
        files().then(
          (served) => {
            const document = served.get(address)
            response.statusCode = document === undefined ? 404 : 200
            response.setHeader('content-type', 'application/json')
            response.end(document ?? 'null')
          },
          (error: unknown) => {
            showOverlay(server, error)
            response.statusCode = 500
            response.end()
          },
        )
      })
    },
    transformIndexHtml: async (html) => (siteShown ? fillSettings(html, await siteShown()) : html),
  }
}

/** Shows what was edited: a page's config or its content in place; the shell's settings, or a mended error, by a reload. */
function watch(server: ViteDevServer, root: string, reload: () => Promise<SiteConfig>): void {
  let broken = false
  const data = ['page-configs', 'content/api', 'content/pictures'].map((folder) => `${root}/${folder}`)
  server.watcher.add(data)
  server.watcher.on('all', (_event, file) => {
    if (!data.some((folder) => file.startsWith(`${folder}/`))) return
    forget(server, server.moduleGraph.getModulesByFile(file))
    reload().then(
      () => {
        const settings = file === `${root}/page-configs/site.ts`
        if (settings || broken) server.hot.send({ type: 'full-reload' })
        else server.hot.send('site:source-changed', {})
        broken = false
      },
      (error: unknown) => {
        broken = true
        showOverlay(server, error)
      },
    )
  })
}

function forget(server: ViteDevServer, modules: Iterable<ModuleNode | undefined> = []): void {
  for (const module of modules) if (module) server.moduleGraph.invalidateModule(module)
}

function showOverlay(server: ViteDevServer, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  server.config.logger.error(message)
  server.hot.send({ type: 'error', err: { message, stack: '', plugin: 'page-configs' } })
}
