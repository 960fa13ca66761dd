import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type * as ServerEntry from '../../publish/render/entry-server.tsx'
import { answerEdit, isEditAddress } from '../edit/answer-edit.ts'
import { changePages } from '../edit/change-pages.ts'
import { createEditor, type Editor } from '../edit/editor.ts'
import { tokenName } from '../edit/protocol.ts'
import { workbenchAddress } from './workbench-plugin.ts'

/** Module that renders pages on the server, as publishing does. */
const RENDERER = '/src/publish/render/entry-server.tsx'

/** Serves the server half of the editor in development: what the texts of a page are, and changes of files. */
export function editPlugin(): Plugin {
  const token = randomBytes(32).toString('hex')
  return {
    name: 'edit',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config
      let made: Editor | undefined
      // Created on demand: most sessions do not edit, and the copies take a second.
      const editor = () => (made ??= openEditor(server))
      const edit = {
        token,
        editor,
        changePages: (request: Parameters<typeof changePages>[1]) =>
          changePages(root, request, editor().note),
      }
      server.middlewares.use((request, response, next) => {
        if (!isEditAddress(request.url ?? '')) return next()
        const send = (status: number, body: unknown) => {
          response.statusCode = status
          response.setHeader('content-type', 'application/json')
          response.setHeader('cache-control', 'no-store')
          response.setHeader('x-content-type-options', 'nosniff')
          response.end(JSON.stringify(body))
        }
        answerEdit(request, edit).then(
          ({ status, body }) => send(status, body),
          (error: unknown) => {
            logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
            send(500, { problem: error instanceof Error ? error.message : String(error) })
          },
        )
      })
    },
    transformIndexHtml: (_html, { path }) =>
      path.startsWith(workbenchAddress)
        ? []
        : [{ tag: 'meta', attrs: { name: tokenName, content: token }, injectTo: 'head' }],
  }
}

function openEditor(server: ViteDevServer): Editor {
  const { root, env } = server.config
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, '.tmp/edit-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  server.httpServer?.once('close', remove)
  process.once('exit', remove)
  return createEditor({
    root,
    folder,
    env,
    render: async (page) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module of this type
      const entry = (await server.ssrLoadModule(RENDERER)) as typeof ServerEntry
      return entry.renderPage(page)
    },
  })
}
