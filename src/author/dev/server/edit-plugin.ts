import { randomBytes } from 'node:crypto'
import type { Plugin, ViteDevServer } from 'vite'
import { studioAddress, tokenName } from '../../protocol/protocol.ts'
import { answerEdit } from './answer-edit.ts'
import type * as EditorModule from './editor-server.ts'
import { projectOf } from './project-of.ts'
import { messageOf } from '../../../util/message-of.ts'

/** Serves the server half of the studio in development: facts about pages, the sources of their texts, and changes of files. */
export function editPlugin(): Plugin {
  const token = randomBytes(32).toString('hex')
  return {
    name: 'edit',
    apply: 'serve',
    configureServer(server) {
      const project = projectOf(server)
      // Opened on demand: most sessions do not edit.
      let opened: ReturnType<typeof openEditor> | undefined
      const editor = () => {
        opened ??= openEditor(server)
        // After a failure, the next request opens it again.
        opened.catch(() => (opened = undefined))
        return opened
      }
      server.middlewares.use((request, response, next) => {
        if (request.url !== studioAddress) return next()
        answerEdit(request, { token, project, editor })
          .catch((error: unknown) => {
            server.config.logger.error(
              error instanceof Error ? (error.stack ?? error.message) : String(error),
            )
            return { status: 500, body: { problem: messageOf(error) } }
          })
          .then(({ status, body }) => {
            response.statusCode = status
            response.setHeader('content-type', 'application/json')
            response.setHeader('cache-control', 'no-store')
            response.setHeader('x-content-type-options', 'nosniff')
            response.end(JSON.stringify(body))
          }, next)
      })
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: tokenName, content: token }, injectTo: 'body' }],
  }
}

/** Opens the editor. Vite loads its modules, since modules of the config can load no others after the start. */
async function openEditor(server: ViteDevServer) {
  const loaded = await server.ssrLoadModule('/src/author/dev/server/editor-server.ts')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module of this type
  const { createEditor } = loaded as typeof EditorModule
  return createEditor({ project: projectOf(server) })
}
