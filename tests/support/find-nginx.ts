import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

export interface Nginx {
  /** Path of the program. */
  path: string
  /** Path of its list of content types. */
  types: string
  /** Path of the module for brotli files. Undefined where it is missing. */
  brotli: string | undefined
}

const run = promisify(execFile)
const unpacked = resolve('.tmp/nginx')
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static']

/**
 * Finds the system's nginx, else unpacks Debian's packages into `.tmp/` without an installation. Returns undefined
 * where both fail, or where the unpacked nginx does not run.
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
  // A new machine has no package lists yet. Only root may download them.
  await download().catch(async () => {
    await apt('update', '--quiet')
    await download()
  })
  for (const name of await readdir(unpacked)) {
    if (name.endsWith('.deb')) await run('dpkg-deb', ['-x', name, '.'], { cwd: unpacked })
  }
}
