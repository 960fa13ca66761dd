import { join, resolve } from 'node:path'
import { createRequestListener } from '@remix-run/node-fetch-server'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { handleRequest, isContentPath } from '../content-service/handle-request.ts'
import { mailboxPath, takeLetter, type Letter } from '../content-service/mailbox.ts'

/** Mounts the embedded content service and the mailbox in development and preview. */
export function contentService(): Plugin {
  return { name: 'content-service', configureServer: mount, configurePreviewServer: mount }
}

function mount({ middlewares, config }: ViteDevServer | PreviewServer): void {
  const mailbox = resolve(config.root, process.env.MAILBOX ?? 'mailbox/enquiries.jsonl')
  const announce = ({ name, email, option, message }: Letter) =>
    config.logger.info(`Enquiry from ${name} <${email}> (${option}): ${message}\n  kept in ${mailbox}`)
  const listener = createRequestListener((request) =>
    new URL(request.url).pathname === mailboxPath
      ? takeLetter(request, mailbox, announce)
      : handleRequest(request, join(config.root, 'content')),
  )
  middlewares.use((request, response, next) => {
    if (!isContentPath(request.url ?? '')) return next()
    listener(request, response)
  })
}
