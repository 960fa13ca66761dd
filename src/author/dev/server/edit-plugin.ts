import { randomBytes } from 'node:crypto'
import type { Plugin, ViteDevServer } from 'vite'
import type * as ServerEntry from '../../../publish/render/entry-server.tsx'
import type * as EditEntry from './open-edit.ts'
import { rejectionOf } from './guard.ts'
import { editAddresses, tokenName } from '../../protocol/protocol.ts'
import { projectOf } from './project-of.ts'
import { frameAddress } from './workbench-plugin.ts'

/** Serves the server half of the editor in development: what the texts of a page are, and changes of files. */
export function editPlugin(): Plugin {
  const token = randomBytes(32).toString('hex')
  return {
    name: 'edit',
    apply: 'serve',
    configureServer(server) {
      const { logger } = server.config
      let opened: ReturnType<typeof openEdit> | undefined
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/__studio/')) return next()
        const send = (status: number, body: unknown) => {
          response.statusCode = status
          response.setHeader('content-type', 'application/json')
          response.setHeader('cache-control', 'no-store')
          response.setHeader('x-content-type-options', 'nosniff')
          response.end(JSON.stringify(body))
        }
        // A foreign request does not even open the editor.
        const method = request.method === 'POST' ? 'POST' : 'GET'
        const rejected = rejectionOf(request, { method, token })
        if (rejected) return send(rejected.status, { problem: rejected.problem })
        // The plugin of the page configs answers these.
        const [address = ''] = request.url.split('?')
        if (address === editAddresses.explain || address === editAddresses.page) return next()
        // Opened on demand: most sessions do not edit, and it takes a second.
        opened ??= openEdit(server, token)
        // After a failure, the next request opens it again.
        opened.catch(() => (opened = undefined))
        opened
          .then((answer) => answer(request))
          .then(
            ({ status, body }) => send(status, body),
            (error: unknown) => {
              logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
              send(500, { problem: error instanceof Error ? error.message : String(error) })
            },
          )
      })
    },
    transformIndexHtml: (_html, { path }) =>
      path === frameAddress
        ? []
        : [{ tag: 'meta', attrs: { name: tokenName, content: token }, injectTo: 'head' }],
  }
}

/** Opens the editor. Vite loads its modules, since modules of the config can load no others after the start. */
async function openEdit(server: ViteDevServer, token: string) {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the modules of these types */
  const edit = (await server.ssrLoadModule('/src/author/dev/server/open-edit.ts')) as typeof EditEntry
  return edit.openEdit({
    project: projectOf(server),
    token,
    render: async (page) => {
      const entry = (await server.ssrLoadModule('/src/publish/render/entry-server.tsx')) as typeof ServerEntry
      return entry.renderPage(page)
    },
  })
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}
