import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { siteOf } from '../../../publish/app/site-of.ts'
import { sendFile } from '../../../site/content/send-file.ts'

/** Addresses of files that only publishing makes: the index of the search, feeds and texts. */
const published = /^\/pagefind\/|\/(?:feed\.(?:xml|json)|llms\.txt)$|\.md$/

/** Serves files in development that only publishing makes, from the last publish. */
export function lastPublish(): Plugin {
  return {
    name: 'last-publish',
    configureServer({ middlewares, config }) {
      const folder = join(siteOf(config), 'dist')
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://development')
        if (!published.test(pathname)) return next()
        const listener = getRequestListener(
          async (asked) =>
            (await sendFile(asked, {
              folder,
              file: pathname.slice(1),
              headers: { 'cache-control': 'no-cache' },
            })) ?? new Response('Not in the last publish: npm run build', { status: 404 }),
        )
        void listener(request, response)
      })
    },
  }
}
