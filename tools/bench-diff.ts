import { execFileSync } from 'node:child_process'
import { cp, rm, unlink, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '../bench/chromium.ts'
import { contentsOf, differentFiles } from '../bench/compare-folders.ts'
import { edits } from '../bench/edit-site.ts'
import { manyPages, writePages } from '../bench/many-pages.ts'
import { copyProject } from '../bench/project-copy.ts'
import { randomFrom } from '../bench/random.ts'
import { comparePixels } from '../src/author/diff/compare-pixels.ts'
import type { SiteDiff } from '../src/author/diff/change.ts'
import { diffCommand } from '../src/author/diff/diff-command.ts'
import { browserArguments } from '../src/author/diff/open-browser.ts'
import { photograph, widths } from '../src/author/diff/photograph-pages.ts'
import { shellFile } from '../src/serve/hosting/published-files.ts'
import { filesIn } from '../src/util/files-in.ts'
import { benchCommands } from './bench-commands.mjs'

/** Number of edits that are made together, after each was made alone. */
const BATCH = 5
/** Published pages that the bench adds: the generator renames, deletes and copies those in JSON. */
const ADDED_PAGES = 20
/** Step through pages and widths, so that a small number also has all kinds of page. */
const STRIDE = 11
const kinds = ['config', 'content', 'style', 'picture', 'a new page', 'template', 'a file of the site']

/**
 * `npm run bench:diff`: makes random edits in a copy of the project. Each is compared alone, and its pages with those
 * whose files differ; then some together, and the causes of each page with the results of the edits alone. Ends with 1
 * if a page is missing or a photograph of an unchanged page differs.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:diff'] })
const random = randomFrom(Number(values.seed))
const root = await copyProject()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: root })
let failures = 0
const fail = (text: string) => {
  failures += 1
  console.log(text)
}

/** Runs the command. Returns undefined if the edited site cannot be published. */
async function diff(): Promise<SiteDiff | undefined> {
  let output = ''
  const terminal = {
    root,
    isTTY: false,
    log: (text: string) => void (output = text),
    error: (text: string) => console.log(text.split('\n', 6).join(' ')),
  }
  const code = await diffCommand(['--no-pixels', '--format', 'json'], terminal)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the JSON of this type
  return code === 0 ? (JSON.parse(output) as SiteDiff) : undefined
}

/** Makes an edit alone, and puts it aside. Returns its files and pages; undefined if it cannot be published. */
async function editAlone(base: ReadonlyMap<string, string>, others: ReadonlySet<string>) {
  const kind = random.pick(kinds)
  await edits[kind]?.(root, random)
  const compared = await diff()
  git('add', '--all')
  const files = git('diff', '--cached', '--name-only', '-z').toString().split('\0').filter(Boolean)
  if (files.length === 0) return undefined
  git('stash', '--quiet')
  if (!compared || files.some((file) => others.has(file))) git('stash', 'drop', '--quiet')
  if (!compared || files.some((file) => others.has(file))) return undefined
  const found = new Set(compared.changed.flatMap(({ before, after }) => [before, after]))
  const folders = [
    join(root, '.tmp/diff/bases', git('rev-parse', 'HEAD').toString().trim(), 'dist'),
    join(root, '.tmp/diff/now'),
  ]
  for (const file of differentFiles(base, await contentsOf(folders[1] ?? ''))) {
    if (!file.endsWith('.html') || file === shellFile || found.has(file)) continue
    const [before, after] = folders.map((folder) => withoutNames(readFileSync(join(folder, file), 'utf8')))
    if (before !== after) fail(`${kind} ${files.join(' ')}: ${file} differs, and is not reported`)
  }
  console.log(`${kind} ${files.join(' ')}: ${compared.changed.length} pages`)
  return { files, pages: new Set(compared.changed.map(({ path }) => path)) }
}

const withoutNames = (html: string) => html.replaceAll(/assets\/[^"\s]*/g, 'assets/')

/** Photographs each page at each width, and then some of them again. */
async function photographAgain(count: number): Promise<void> {
  const side = { root, folder: join(root, '.tmp/diff/now') }
  const pages = filesIn(side.folder).filter((file) => file.endsWith('.html') && file !== shellFile)
  const all = pages.flatMap((file) => widths.map((width) => ({ file, width })))
  const browser = await launchChromium({ args: browserArguments })
  let differing = 0
  for (let taken = 0; taken < count; taken += 1) {
    const { file, width } = all[(taken * STRIDE) % all.length] ?? { file: '', width: 0 }
    const [one, other] = [
      await photograph(browser, side, file, width),
      await photograph(browser, side, file, width),
    ]
    const { regions } = await comparePixels(width, one, other)
    if (regions.length > 0)
      fail(`${file} at ${width} px: ${regions.length} regions differ in the photograph ${taken}`)
    if (regions.length > 0) differing += 1
    if (taken % 10 === 9) console.log(`${taken + 1} photographs repeated, ${differing} differ`)
  }
  console.log(`${count} repeated photographs, ${differing} differ`)
  await browser.close()
}

try {
  for (const part of ['public', 'content/storage']) {
    await unlink(join(root, part))
    await cp(resolve(part), join(root, part), { recursive: true })
  }
  // Rules of this site refuse most edits of texts.
  const rules = join(root, 'page-configs/rules')
  for (const file of readdirSync(rules).filter((name) => name.endsWith('.ts'))) await rm(join(rules, file))
  await writePages(root, manyPages(ADDED_PAGES), 'json')
  await writeFile(join(root, '.gitignore'), 'node_modules\n.tmp\ndist\n')
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Base')
  await diff()
  const base = await contentsOf(join(root, '.tmp/diff/now'))
  await photographAgain(Number(values.photographs))
  let [right, pages] = [0, 0]
  for (let made = 0; made < Number(values.count);) {
    const batch: { files: string[]; pages: Set<string> }[] = []
    while (batch.length < Math.min(BATCH, Number(values.count) - made)) {
      const edit = await editAlone(base, new Set(batch.flatMap(({ files }) => files)))
      if (edit) batch.push(edit)
    }
    for (const _ of batch) git('stash', 'pop', '--quiet')
    const together = await diff()
    git('add', '--all')
    git('reset', '--hard', '--quiet')
    const named = (files: string[]) =>
      (together?.changed ?? []).filter(({ causes }) => causes.some(({ file }) => files.includes(file)))
    for (const { files, pages: own } of batch) {
      const [found, wanted] = [
        named(files)
          .map(({ path }) => path)
          .toSorted(),
        [...own].toSorted(),
      ]
      if (String(found) === String(wanted)) right += 1
      else
        console.log(`cause of other pages: ${files.join(' ')}: ${found.length} instead of ${wanted.length}`)
      pages += wanted.length
    }
    made += batch.length
  }
  console.log(
    `${values.count} edits, ${pages} changed pages; the cause of ${right} is right; ${failures} failures`,
  )
} finally {
  await rm(root, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0
