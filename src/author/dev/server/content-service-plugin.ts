import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { siteOf } from '../../../publish/app/site-of.ts'
import { isContentPath } from '../../../site/content/answer-content.ts'
import { storeFrom } from '../../../serve/enquiries/store-from.ts'
import { startEnquiries } from '../../../serve/enquiries/start-enquiries.ts'
import { contentApp } from '../../../serve/embedded/content-app.ts'
import { BrokenFile, checkedAnswer } from './checked-answer.ts'

/** Mounts the embedded content service and the mailbox in development. Enquiries are stored, and never delivered. */
export function contentService(): Plugin {
  return {
    name: 'content-service',
    async configureServer({ middlewares, config, httpServer }) {
      const root = siteOf(config)
      const say = (line: string) => config.logger.info(line)
      const { take, attach, stop } = await startEnquiries({ store: storeFrom(root, process.env) }, say)
      httpServer?.once('close', () => void stop())
      const readAnswer = (url: URL) => checkedAnswer(root, url)
      const app = contentApp({ content: join(root, 'content'), readAnswer, take, attach, say })
      app.onError((error) => {
        if (!(error instanceof BrokenFile)) throw error
        return new Response(null, {
          status: 500,
          headers: { 'x-broken-file': encodeURIComponent(error.message) },
        })
      })
      const listener = getRequestListener(app.fetch)
      middlewares.use((request, response, next) => {
        if (!isContentPath(request.url ?? '')) return next()
        void listener(request, response)
      })
    },
  }
}
