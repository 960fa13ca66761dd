import { spawn } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import type { Nginx } from './find-nginx.ts'

/**
 * Runs nginx as the current user with our configuration, in which only the port and the content service's address are
 * replaced. Rejects with nginx's message when it does not start.
 */
export async function startNginx({ path, types, brotli }: Nginx, config: string, contentUrl: string) {
  await mkdir('.tmp', { recursive: true })
  const prefix = resolve(await mkdtemp('.tmp/nginx-'))
  const port = await freePort()
  const site = config
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('http://127.0.0.1:4173', new URL(contentUrl).origin)
    .replace('# brotli_static on;', brotli ? 'brotli_static on;' : '')
  await writeFile(join(prefix, 'site.conf'), site)
  await writeFile(join(prefix, 'nginx.conf'), mainConfig(prefix, types, brotli))

  const child = spawn(path, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'])
  let words = ''
  child.stderr.on('data', (chunk) => (words += String(chunk)))
  const ended = new Promise<void>((settle) => child.on('close', () => settle()))
  let over = false
  void ended.then(() => (over = true))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (over) throw new Error(`nginx does not start:\n${words}`)
    await new Promise((settle) => setTimeout(settle, 20))
  }
  const stop = async () => {
    child.kill()
    await ended
    await rm(prefix, { recursive: true })
  }
  return { url, stop, complaints: () => words }
}

const mainConfig = (prefix: string, types: string, brotli: string | undefined) => `
${brotli ? `load_module ${brotli};` : ''}
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
  include ${types};
  access_log off;
  error_log stderr warn;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${prefix}/${use};`).join(' ')}
  include site.conf;
}
`

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  await new Promise((settle) => server.close(settle))
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}
