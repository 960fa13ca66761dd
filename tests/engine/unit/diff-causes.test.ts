import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putExampleSite } from '../../../bench/put-example-site.ts'
import type { PageChange } from '../../../src/author/diff/change.ts'
import type { Part } from '../../../src/author/diff/facts.ts'
import { findCauses } from '../../../src/author/diff/find-causes.ts'
import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import { changed } from '../../support/rule-example.ts'

const names = ['index', 'lampen/bogen', 'notizen/holz', 'en', 'neu', 'alt'] as const
const [home, lamp, article, english, added, gone] = names
const partOf: Record<string, Part> = { [lamp]: 'style', [article]: 'script' }

/** Edited files, with the pages of which each is a cause. */
const edits: [file: string, from: string, to: string, pages: string[]][] = [
  // Pages that one side lacks have causes of their own.
  ['index.html', 'a', 'b', [home, lamp, article, english]],
  // The styles of one page differ, and a script of another, which holds tokens too.
  ['page-configs/brand.tokens.json', '#fdf8ef', '#e6f8ef', [lamp, article]],
  // The content has a heading of its own for the questions.
  ['page-configs/werke/bogen.json', 'Fragen zur Lampe', 'Andere Fragen', []],
  // An article has a summary of its own.
  ['page-configs/metadata.json', 'einzeln, ', '', [home, lamp]],
  [translationsFile, '"text": "E Werkstatt"', '"text": "Workshop"', [english]],
  ['page-configs/general/neu.ts', '', page('neu'), [added]],
  ['page-configs/general/alt.ts', page('alt'), '', [gone]],
]

function page(name: string): string {
  return `import { definePage } from 'pagework'
export default definePage({ kind: 'seite', name: '${name}', title: '${name}', blocks: [{ type: 'hero', id: 'anfang', heading: 'Licht', height: 'banner' }] })\n`
}

test('a changed file is a cause of the pages that show what changed, and of no other page', async () => {
  await mkdir('.tmp', { recursive: true })
  const folder = resolve(await mkdtemp('.tmp/causes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [base, root] = [join(folder, 'base'), join(folder, 'root')]
  await putExampleSite(base)
  for (const [file, change = ''] of Object.entries(englishFiles())) {
    const isText = typeof change === 'string'
    if (!isText && 'link' in change) continue
    const text = isText ? change : changed(await readFile(join(base, file), 'utf8'), change)
    await mkdir(join(base, file, '..'), { recursive: true })
    await writeFile(join(base, file), text)
  }
  await mkdir(join(base, 'content/api/notizen'))
  const holz = { id: 'holz', title: 'Holz', image: 'abend.webp', desc: 'Esche.', content: '<p>Esche.</p>' }
  await writeFile(join(base, 'content/api/notizen/holz.json'), JSON.stringify(holz))
  const config = join(base, 'page-configs/general/notizen/[id].ts')
  const text = await readFile(config, 'utf8')
  await writeFile(
    config,
    text
      .replace(
        'blocks: [',
        "blocks: [{ type: 'article', id: 'notiz', picture: { src: '/media/abend.webp' } },",
      )
      .replace('noindex: true', "content: { endpoint: 'notizen/:id', kind: 'article' }"),
  )
  await writeFile(join(base, 'index.html'), 'a')
  await writeFile(join(base, 'page-configs/general/alt.ts'), page('alt'))
  await cp(base, root, { recursive: true })
  for (const [file, from, to] of edits) {
    const edited = from === '' ? to : (await readFile(join(root, file), 'utf8')).replace(from, to)
    expect(edited).toContain(to)
    if (edited === '') await rm(join(root, file))
    else await writeFile(join(root, file), edited)
  }
  const pages = names.map((name): PageChange => {
    const change = { part: partOf[name] ?? 'words', text: 'all', count: 1 }
    const [before, after] = [name !== added, name !== gone].map((is) => (is ? `${name}.html` : undefined))
    const bytes = { before: undefined, after: undefined }
    return {
      path: `/${name}`,
      state: 'changed',
      before,
      after,
      changes: [change],
      bytes,
      causes: [],
      photos: [],
    }
  })
  const files = edits.map(([file]) => ({ file, line: 1, lines: [] }))
  await findCauses(pages, { root, base, files })
  expect(
    files.map(({ file }) => [
      file,
      pages
        .filter(({ causes }) => causes.some((cause) => cause.file === file))
        .map(({ path }) => path.slice(1)),
    ]),
  ).toEqual(edits.map(([file, , , expected]) => [file, expected]))
})
