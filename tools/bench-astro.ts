import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeAstroProject } from '../bench/astro-project.ts'
import { installApart } from '../bench/install-apart.ts'
import { manyPages } from '../bench/many-pages.ts'
import { takenTable } from '../bench/taken-table.ts'
import { watchProcess } from '../bench/watch-process.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:astro`: measures how long Astro takes for the pages of `npm run bench`: from nothing, with nothing
 * changed, and with one data file changed. Each runs with and without Astro's incremental build. Astro and the Node
 * that it needs are installed once outside the project, for Linux.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:astro'] })
const packages = resolve('node_modules/.cache/astro')
await installApart(packages, { astro: '7.2.10', [`node-linux-${process.arch}`]: '22.23.3' }, [
  '--ignore-scripts',
])
const node = join(packages, `node_modules/node-linux-${process.arch}/bin/node`)
const taken: Parameters<typeof takenTable>[1] = []

for (const count of values.pages.split(',').map(Number)) {
  for (const incremental of ['no', 'yes']) {
    const root = await mkdtemp(join(tmpdir(), 'astro-'))
    try {
      const pages = manyPages(count)
      await writeAstroProject(root, packages, pages)
      const build = async (what: string) => {
        const env = {
          ...process.env,
          INCREMENTAL: incremental,
          ASTRO_TELEMETRY_DISABLED: '1',
          NODE_ENV: 'production',
        }
        const args = ['node_modules/astro/bin/astro.mjs', 'build', '--silent']
        const named = `${count} pages, ${incremental === 'yes' ? 'incremental' : 'plain'}, ${what}`
        taken.push({ what: named, ...(await watchProcess(node, args, root, env)) })
      }
      await build('from nothing')
      await build('nothing changed')
      const file = join(root, `data/${pages[0]?.name}.json`)
      await writeFile(file, (await readFile(file, 'utf8')).replace('part 1', 'part one'))
      await build('one page changed')
    } finally {
      await rm(root, { recursive: true })
    }
  }
}
console.log(takenTable('Astro 7.2', taken))
