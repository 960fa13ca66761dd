import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { editMistakes } from '../bench/edit-mistakes.ts'
import { traceShare } from '../bench/edit-trace-share.ts'
import { copyProject } from '../bench/project-copy.ts'
import { randomEdits } from '../bench/random-edits.ts'
import { randomFrom } from '../bench/random.ts'
import { createEditor } from '../src/author/dev/server/editor.ts'
import { openProject } from '../src/author/dev/project/open-project.ts'
import { viteConfig } from '../src/publish/app/vite-config.ts'
import type * as ServerEntry from '../src/publish/render/entry-server.tsx'
import { importConfigs } from '../src/site/config/import-configs.ts'
import { readProject } from '../src/site/config/read-project.ts'
import { joinContent } from '../src/site/joined/join-content.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:edits`: measures the editor on a copy of the project. `trace`: the share of texts that lead to their
 * source. `edits`: random edits of shown texts. `mistakes`: mistakes as authors make them, sent as changes. Ends with 1
 * if an edit does harm.
 */
const { values, positionals } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:edits'] })
const wants = (part: string) => positionals.length === 0 || positionals.includes(part)
const say = (line: string) => console.log(line)
const random = randomFrom(Number(values.seed))
const root = await copyProject()
const { createServer } = await import('vite')
process.chdir(root)
// Only what renders pages: the plugins of development would read the copy too.
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  cacheDir: join(root, '.tmp/vite'),
  plugins: viteConfig(root).plugins ?? [],
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
})
let isBad = false

try {
  const editor = createEditor({
    project: openProject({ root, env: {} }),
    render: async (page) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module of this type
      const entry = (await server.ssrLoadModule('/src/publish/render/entry-server.tsx')) as typeof ServerEntry
      return entry.renderPage(page)
    },
  })
  const { config, ...rest } = await readProject(root, importConfigs(root))
  if (!config) throw new Error('The site cannot be read: run npm run validate')
  const site = await joinContent({ ...rest, config })
  const paths = site.joined.map(({ pathname }) => pathname)

  if (wants('trace')) {
    const { pages, texts, marked, left } = await traceShare(editor, paths, say)
    const share = ((100 * marked) / texts).toFixed(2)
    say(`${pages} pages, ${texts} texts: ${marked} by their marks, ${share} %`)
    const own = [...left]
      .filter(([text]) => !/\p{L}/u.test(text))
      .reduce((sum, [, places]) => sum + places.size, 0)
    say(`left: ${texts - marked}, of these at least ${own} separators and counts of the engine`)
    for (const [text, places] of left)
      say(`  left: ${JSON.stringify(text)} on ${places.size}: ${[...places].slice(0, 3).join(' ')}`)
  }
  if (wants('edits')) {
    const figures = await randomEdits(editor, { root, paths, count: Number(values.count), random }, say)
    const { edits, shown, touched, unrestored, hidden, refused, milliseconds } = figures
    say(
      `${edits} edits: ${shown} shown, ${touched.length} files touched elsewhere, ${unrestored.length} not restored`,
    )
    say(
      `refused: ${[...refused].map((one) => one.join(' ')).join(', ')}; ${(milliseconds / edits).toFixed()} ms for each`,
    )
    for (const one of new Set(hidden)) say(`  not shown: ${one}`)
    isBad ||= touched.length + unrestored.length > 0
  }
  if (wants('mistakes')) {
    const figures = await editMistakes(editor, { root, count: Number(values.mistakes), random }, say)
    const { refused, warned, silent, inexpressible, written, otherWords } = figures
    say(`refused ${refused}, warned ${warned}, silent ${silent}, no value ${inexpressible}`)
    say(`written though wrong ${written.length}, in other words ${otherWords.length}`)
    for (const one of [...written, ...otherWords]) say(`  ${one}`)
    isBad ||= written.length > 0
  }
} finally {
  await server.close()
  await rm(root, { recursive: true, force: true })
}
process.exitCode = isBad ? 1 : 0
