import { join } from 'node:path'
import { createRequestListener } from '@remix-run/node-fetch-server'
import type { Connect, Plugin } from 'vite'
import { handleRequest, isContentPath } from '../content-service/handle-request.ts'

/** Mounts the embedded content service in development and preview. */
export function contentService(): Plugin {
  const mount = (middlewares: Connect.Server, root: string) => {
    const listener = createRequestListener((request) => handleRequest(request, join(root, 'content')))
    middlewares.use((request, response, next) => {
      if (isContentPath(request.url ?? '')) void listener(request, response)
      else next()
    })
  }
  return {
    name: 'content-service',
    configureServer: ({ middlewares, config }) => mount(middlewares, config.root),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config.root),
  }
}
