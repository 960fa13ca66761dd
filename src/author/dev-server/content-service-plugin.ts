import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { isContentPath } from '../../site/content/handle-request.ts'
import { contentApp } from '../../serve/embedded/content-app.ts'

/** Mounts the embedded content service and the mailbox in development. */
export function contentService(): Plugin {
  return {
    name: 'content-service',
    configureServer({ middlewares, config }) {
      const app = contentApp({
        content: join(config.root, 'content'),
        mailbox: resolve(config.root, process.env.MAILBOX ?? 'mailbox/enquiries.jsonl'),
        say: (line) => config.logger.info(line),
      })
      const listener = getRequestListener(app.fetch)
      middlewares.use((request, response, next) => {
        if (!isContentPath(request.url ?? '')) return next()
        void listener(request, response)
      })
    },
  }
}
