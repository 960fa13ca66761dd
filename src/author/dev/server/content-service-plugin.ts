import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { siteOf } from '../../../publish/app/site-of.ts'
import { isContentPath } from '../../../site/content/answer-content.ts'
import { storeFrom } from '../../../serve/enquiries/store-from.ts'
import { startEnquiries } from '../../../serve/enquiries/start-enquiries.ts'
import { contentApp } from '../../../serve/embedded/content-app.ts'
import { brokenAnswer } from './broken-answer.ts'

/** Mounts the embedded content service and the mailbox in development. Enquiries are stored, and never delivered. */
export function contentService(): Plugin {
  return {
    name: 'content-service',
    async configureServer({ middlewares, config, httpServer }) {
      const root = siteOf(config)
      const say = (line: string) => config.logger.info(line)
      const { take, attach, stop } = await startEnquiries({ store: storeFrom(root, process.env) }, say)
      httpServer?.once('close', () => void stop())
      const app = contentApp({ content: join(root, 'content'), take, attach, say })
      const listener = getRequestListener(app.fetch)
      middlewares.use((request, response, next) => {
        if (!isContentPath(request.url ?? '')) return next()
        const { pathname } = new URL(request.url ?? '', 'http://localhost')
        const broken = brokenAnswer(root, pathname)
        if (broken === undefined) void listener(request, response)
        else response.writeHead(500, { 'x-broken-file': encodeURIComponent(broken) }).end()
      })
    },
  }
}
