import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { commands } from '../src/author/command-line/commands.mjs'
import { previewFolder } from '../src/publish/publish.ts'
import { SHORTEST_SECRET } from '../src/serve/preview-key.ts'
import { publishOnTime } from '../src/serve/publish-on-time.ts'
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
const { values } = parseArgs({ args: process.argv.slice(3), ...commands.serve })
const { PREVIEW_SECRET = '' } = env
if (values.preview && PREVIEW_SECRET.length < SHORTEST_SECRET)
  refuse(`PREVIEW_SECRET needs at least ${SHORTEST_SECRET} characters`)
if (values.preview && !existsSync(previewFolder))
  refuse(`Nothing is published in ${previewFolder}/: run npm run build -- --drafts`)
const starting = startServer({
  folder: resolve('dist'),
  preview: values.preview ? { folder: resolve(previewFolder), secret: PREVIEW_SECRET } : undefined,
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
const stopped = new AbortController()
if (values['publish-on-time'])
  void publishOnTime({ folder: resolve('dist'), publish: build, say: console.log, signal: stopped.signal })
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopped.abort()
    void server.stop().then(() => process.exit())
  })
}

/** Publishes the site in a process of its own, so that a failure does not end the server. */
async function build(): Promise<boolean> {
  const [script = ''] = process.argv.slice(1)
  const building = spawn(process.execPath, [script, 'build'], { stdio: 'inherit' })
  // A low priority, so that the build does not slow the server.
  if (building.pid !== undefined) setPriority(building.pid, 10)
  const end = () => building.kill()
  process.once('exit', end)
  const [code] = await once(building, 'exit')
  process.off('exit', end)
  return code === 0
}

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}
