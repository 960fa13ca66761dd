import { createServer, type ModuleNode, type Plugin, type ViteDevServer } from 'vite'
import { checkEnvironment } from '../../config/environment.ts'
import { loadConfig, type SiteConfig } from '../../config/load-config.ts'
import { makeDocuments } from '../../config/make-documents.ts'
import { notedPictures, pictureNotes } from '../../config/picture-notes.ts'
import { siteToShow } from '../../config/site-to-show.ts'
import { manifestAddress, webManifest } from '../../config/web-manifest.ts'
import { findGivenConfig } from './given-config.ts'

/** The places of `index.html` that the site's settings fill. */
const languagePlace = /<html lang="en">/
const noScriptPlace = '<noscript></noscript>'
const sitePlace = /(<script type="application\/json" id="site">)\s*\{\}\s*<\/script>/

/**
 * Brings `page-configs/` to the browser as data: each page as a JSON file, the site's settings in the document.
 * A wrong config stops the build, and shows as the overlay in development.
 */
export function pageConfigs(): Plugin {
  let root = ''
  let env: Record<string, string | undefined> = {}
  let server: ViteDevServer | undefined
  let loading: Promise<SiteConfig> | undefined
  const config = () =>
    (loading ??= server ? loadConfig(root, (file) => importWith(server, file)) : loadOnce(root))

  /** What the browser may ask for, by address. */
  const files = async () => {
    const loaded = await config()
    const site = siteToShow(loaded, env)
    // Publishing tells each page of its own pictures.
    const pictures = server && notedPictures(pictureNotes({ ...loaded, site }, env.VITE_CONTENT_HOST ?? ''))
    return makeDocuments(loaded, pictures).set(manifestAddress, webManifest(site))
  }

  return {
    name: 'page-configs',
    // The server's build is given its configs; the browser's has checked and written them by then.
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(resolved) {
      root = resolved.root
      env = resolved.env
      const given = findGivenConfig(resolved.plugins)
      if (given) loading = Promise.resolve(given)
      checkEnvironment(env)
    },
    async transformIndexHtml(html) {
      const site = siteToShow(await config(), env)
      const settings = JSON.stringify(site).replaceAll('<', '\\u003c')
      return html
        .replace(languagePlace, `<html lang="${site.language}">`)
        .replace(noScriptPlace, () => `<noscript>${site.words.noScript.replaceAll('<', '&lt;')}</noscript>`)
        .replace(sitePlace, (_, begin: string) => `${begin}${settings}</script>`)
    },
    async buildStart() {
      if (!server) await config()
    },
    async generateBundle() {
      for (const [address, source] of await files()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source })
      }
    },
    configureServer(devServer) {
      server = devServer
      watch(devServer, root, () => {
        loading = undefined
        return config()
      })
      devServer.middlewares.use((request, response, next) => {
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
            showOverlay(devServer, error)
            response.statusCode = 500
            response.end()
          },
        )
      })
    },
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

async function loadOnce(root: string): Promise<SiteConfig> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await loadConfig(root, (file) => importWith(server, file))
  } finally {
    await server.close()
  }
}

async function importWith(server: ViteDevServer | undefined, file: string): Promise<{ default?: unknown }> {
  return (await server?.ssrLoadModule(file)) ?? {}
}
