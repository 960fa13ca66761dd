import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

export interface Nginx {
  /** The program. */
  path: string
  /** Its list of content types. */
  types: string
  /** The module that knows files packed with brotli; undefined where there is none. */
  brotli: string | undefined
}

const run = promisify(execFile)
const unpacked = resolve('.tmp/nginx')
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static']

/**
 * nginx: the system's, else Debian's packages unpacked into `.tmp/`, where nothing is installed. Undefined where there
 * is neither, and where what was unpacked does not run.
 */
export async function findNginx(): Promise<Nginx | undefined> {
  const system = nginxIn('/')
  if (system?.brotli) return system
  await fetchPackages().catch(() => undefined)
  const fetched = nginxIn(unpacked)
  if (system) return { ...system, brotli: fetched?.brotli }
  const runs = fetched && (await run(fetched.path, ['-v']).catch(() => undefined))
  return runs && fetched
}

function nginxIn(root: string): Nginx | undefined {
  const [path, types, brotli] = [
    'usr/sbin/nginx',
    'etc/nginx/mime.types',
    'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  ].map((file) => join(root, file))
  if (!path || !types || !existsSync(path) || !existsSync(types)) return undefined
  return { path, types, brotli: brotli && existsSync(brotli) ? brotli : undefined }
}

async function fetchPackages(): Promise<void> {
  if (nginxIn(unpacked)?.brotli || !existsSync('/usr/bin/apt-get')) return
  await mkdir(unpacked, { recursive: true })
  const apt = (...args: string[]) => run('apt-get', args, { cwd: unpacked, timeout: 60_000 })
  const download = () => apt('download', '--quiet', ...packages)
  // A fresh machine knows no packages yet; only root may ask for the lists.
  await download().catch(async () => {
    await apt('update', '--quiet')
    await download()
  })
  for (const name of await readdir(unpacked)) {
    if (name.endsWith('.deb')) await run('dpkg-deb', ['-x', name, '.'], { cwd: unpacked })
  }
}
