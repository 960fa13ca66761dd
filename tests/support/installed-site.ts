import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { engineName } from '../../src/util/engine-of.ts'
import { runIn } from './project-copy.ts'
import { root as engine } from './root.ts'

const start = promisify(execFile)
const packed = z
  .array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }))
  .min(1)

/** The packed engine. The files of a worker share it. */
let packing: ReturnType<typeof pack> | undefined

async function pack() {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { stdout } = await start(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    {
      cwd: engine,
    },
  )
  const [{ filename, files } = { filename: '', files: [] }] = packed.parse(JSON.parse(stdout))
  return { archive: join(folder, filename), files: files.map(({ path }) => path) }
}

/**
 * Packs the engine and installs it in a copy of the second site, outside of this project. Needs no network: the
 * package's own `dependencies`, and no others, are links to those of this project.
 */
export async function installSecondSite() {
  const root = await mkdtemp(join(tmpdir(), 'bakery-'))
  await cp(join(engine, 'tests/second-site'), root, { recursive: true })
  const { archive, files } = await (packing ??= pack())
  const modules = join(root, 'node_modules')
  const installed = join(modules, engineName)
  await mkdir(installed, { recursive: true })
  await start('tar', ['xzf', archive, '-C', installed, '--strip-components=1'])
  const { dependencies, bin } = z
    .object({ dependencies: z.record(z.string(), z.string()), bin: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')))
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(join(engine, 'node_modules', name), join(modules, name))
  }
  await mkdir(join(modules, '.bin'))
  for (const [name, file] of Object.entries(bin))
    await symlink(join('..', engineName, file), join(modules, '.bin', name))
  return {
    root,
    files,
    /** Runs one of the site's own scripts. */
    npm: (script: string, ...args: string[]) =>
      runIn(root, ['npm', 'run', '--silent', script, '--', ...args]),
    /** Runs the package's command, without npm between: a stopped npm leaves its command running. */
    run: (...args: string[]) => runIn(root, [join(modules, '.bin', engineName), ...args]),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
