import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { decodedPath } from '../../../../schemas/shared/address.ts'
import { engineOf } from '../../../util/engine-of.ts'
import { siteOf } from '../../../publish/app/site-of.ts'

/** Address of the workbench, and with the parameter `frame` of one block. */
export const workbenchAddress = '/__workbench'

/** The script of the studio, on pages and in the workbench. */
export const studioScript = '/src/author/studio/start-studio.tsx'

/**
 * Serves the workbench (src/author/studio) in development, and prints its address. Blocks are in the language that the address
 * names: `?language=ta`.
 */
export function workbench(): Plugin {
  return {
    name: 'workbench',
    apply: 'serve',
    // If Vite found it only when the form of options opens, it would reload the page.
    config: () => ({ optimizeDeps: { include: ['fastest-levenshtein'] } }),
    configureServer(server) {
      sayWhere(server)
      const site = siteOf(server.config)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://development')
        if (request.headers.referer?.includes(workbenchAddress) && isMissingPicture(site, pathname)) {
          response.setHeader('content-type', 'image/svg+xml')
          return response.end(standIn)
        }
        if (pathname !== workbenchAddress) return next()
        server.transformIndexHtml(pathname, workbenchDocument, request.url).then((html) => {
          response.setHeader('content-type', 'text/html')
          response.end(html)
        }, next)
      })
    },
  }
}

/** Whether an example names a picture that this site lacks. Examples name pictures of the engine's own repository. */
const isMissingPicture = (site: string, path: string) =>
  engineOf(site) !== site &&
  /^\/(storage|media)\/.*\.(webp|avif|jpg|png|svg)$/.test(path) &&
  !existsSync(join(site, path.startsWith('/media/') ? 'public' : 'content', decodedPath(path) ?? path))

/** A picture in an even grey. */
const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill-opacity="0.4" /></svg>'

/** Adds the workbench to the addresses that the server prints. */
function sayWhere(server: ViteDevServer): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const [address] = server.resolvedUrls?.local ?? []
    if (address !== undefined)
      server.config.logger.info(`  ➜  Workbench: ${new URL(workbenchAddress, address).href}`)
  }
}

const workbenchDocument = `<!doctype html>
<html data-fill="language">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Workbench</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <!-- fill brand -->
    <!-- fill site -->
  </head>
  <body data-studio="workbench">
    <div id="root"></div>
    <script type="module" src="${studioScript}"></script>
  </body>
</html>
`
