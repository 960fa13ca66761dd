import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { contentApp } from '../src/serve/embedded/content-app.ts'
import { startEnquiries, type EnquirySettings } from '../src/serve/enquiries/start-enquiries.ts'

/**
 * Takes enquiries on a port of this machine, in a process that `bench/killed-server.ts` kills. The first argument is
 * the port, the second one the settings as JSON. Sends a message when it is ready.
 */
const [port, json = '{}'] = process.argv.slice(3)
const settings: EnquirySettings = JSON.parse(json)
const say = () => undefined
const { take, attach } = await startEnquiries(settings, say)
const app = contentApp({ content: '.', take, attach, say, entryLimit: 1_000_000 })
const listener = getRequestListener(app.fetch)
createServer((request, response) => void listener(request, response)).listen(Number(port), '127.0.0.1', () =>
  process.send?.('ready'),
)
process.on('disconnect', () => process.exit())
