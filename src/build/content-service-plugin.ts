import { join } from 'node:path'
import { createRequestListener } from '@remix-run/node-fetch-server'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { handleRequest, isContentPath } from '../content-service/handle-request.ts'

/** Mounts the embedded content service in development and preview. */
export function contentService(): Plugin {
  return { name: 'content-service', configureServer: mount, configurePreviewServer: mount }
}

function mount({ middlewares, config }: ViteDevServer | PreviewServer): void {
  const listener = createRequestListener((request) => handleRequest(request, join(config.root, 'content')))
  middlewares.use((request, response, next) => {
    if (!isContentPath(request.url ?? '')) return next()
    listener(request, response)
  })
}
