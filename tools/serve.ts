import { resolve } from 'node:path'
import { enquirySettings } from '../src/serve/enquiries/enquiry-settings.ts'
import { readEnvironment } from '../src/site/config/read-environment.ts'
import { startServer } from '../src/serve/start-server.ts'

/** `npm run serve`: serves `dist/` with the embedded content service until it is stopped. */
const { env } = process
// A variable that is set but empty counts as unset: Compose files pass unset variables so.
const PORT = env.PORT || '4173'
const HOST = (env.HOST || '127.0.0.1').replace(/^\[(.+)\]$/, '$1')
const { TRUSTED_PROXIES = '' } = env
/** Messages for the errors of a start, by Node's error code. */
const messages: Record<string, string> = {
  EADDRINUSE: `Port ${PORT} is taken. Choose another: PORT=5000 npm start`,
  EADDRNOTAVAIL: `HOST is no address of this machine: ${HOST}`,
  ENOTFOUND: `HOST is no address of this machine: ${HOST}`,
  EACCES: `Port ${PORT} may not be used by this user`,
  ENOENT: 'Nothing is published in dist/: run npm run build',
}
// The reader of the log may end before the server. Without these listeners, the next line of the log would end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
const { VITE_SITE_URL, VITE_CONTENT_HOST } = await readEnvironment(process.cwd())
const starting = startServer({
  folder: resolve('dist'),
  content: resolve('content'),
  enquiries: await enquirySettings(process.cwd(), process.env),
  port: Number(PORT),
  host: HOST,
  siteUrl: VITE_SITE_URL,
  hasContentHost: Boolean(VITE_CONTENT_HOST),
  accessLog: env.ACCESS_LOG,
  proxies: TRUSTED_PROXIES.split(/[,\s]+/).filter(Boolean),
  say: console.log,
})
const server = await starting.catch((error: NodeJS.ErrnoException) => {
  console.error(messages[error.code ?? ''] ?? error)
  process.exit(1)
})
console.log(`The site is on ${server.url}/`)
console.log('Ctrl+C ends it.')
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit()))
}
