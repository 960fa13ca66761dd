import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../../bench/free-port.ts'

/** A WebDAV server behind a proxy that records uploads and can break connections. */
export interface WebdavServer {
  /** Folder of the server's files. */
  folder: string
  /** Variables that name the server as the remote `dav:`. */
  env: Record<string, string>
  /** Paths of the uploads, in their order. */
  uploads: string[]
  /** Breaks the connection of each upload that this returns true for, in the middle of its content. */
  breaks: (path: string) => boolean
}

/**
 * The configuration of a WebDAV server, with the Debian packages nginx and libnginx-mod-http-dav-ext. nginx replaces a
 * file when its upload is complete. The server of rclone itself writes into the old file, so a broken upload cuts it.
 */
const config = (folder: string, port: number) => `
load_module /usr/lib/nginx/modules/ngx_http_dav_ext_module.so;
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; client_body_temp_path ${folder}/parts;
  server {
    listen 127.0.0.1:${port}; root ${folder}/files; client_max_body_size 0;
    location / {
      dav_methods PUT DELETE MKCOL COPY MOVE; dav_ext_methods PROPFIND OPTIONS; create_full_put_path on;
    }
  }
}`

/** Starts the server for one test. */
export async function startWebdav(): Promise<WebdavServer> {
  const base = await mkdtemp(join(tmpdir(), 'webdav-'))
  // The workers of nginx belong to another user.
  await chmod(base, 0o755)
  const folder = join(base, 'files')
  await mkdir(folder)
  await chmod(folder, 0o777)
  const port = await freePort()
  await writeFile(join(base, 'nginx.conf'), config(base, port))
  const child = spawn('nginx', ['-c', join(base, 'nginx.conf')], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const server: WebdavServer = { folder, env: {}, uploads: [], breaks: () => false }
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path = '', headers } = request
    const isBroken = method === 'PUT' && server.breaks(path)
    if (method === 'PUT') server.uploads.push(path)
    const passed = send({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => request.destroy())
    if (!isBroken) return void request.pipe(passed)
    request.once('data', (part: Buffer) => {
      passed.write(part.subarray(0, part.length >> 1))
      passed.destroy()
      request.destroy()
    })
  }
  const proxy = createServer(pass)
  const own = await freePort()
  await new Promise<void>((resolve) => proxy.listen(own, '127.0.0.1', resolve))
  onTestFinished(async () => {
    proxy.closeAllConnections()
    proxy.close()
    child.kill()
    await ended
    await rm(base, { recursive: true })
  })
  server.env = {
    RCLONE_CONFIG_DAV_TYPE: 'webdav',
    RCLONE_CONFIG_DAV_URL: `http://127.0.0.1:${own}`,
    // By default, rclone tries a broken upload 30 times.
    RCLONE_RETRIES: '1',
    RCLONE_LOW_LEVEL_RETRIES: '2',
  }
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) await sleep(50)
  return server
}
