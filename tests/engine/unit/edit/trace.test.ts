import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { marksIn, withoutMarks, type Leaf } from '../../../../src/author/protocol/protocol.ts'
import { hashesOf } from '../../../../src/author/dev/write/write-session.ts'
import { textHash } from '../../../../src/site/languages/shown-texts.ts'
import { englishFiles, translationsFile as translations } from '../../../support/example-translations.ts'
import { openEditor } from './open-editor.ts'

const home = 'page-configs/general/index.ts'

/** Returns the text nodes of a page with their leaves. */
async function traced(editor: Awaited<ReturnType<typeof openEditor>>['editor'], path: string) {
  const trace = await editor.trace(path)
  if (!trace) throw new Error(`There is no page ${path}`)
  const { document, NodeFilter } = new JSDOM(trace.html).window
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  const nodes: { text: string; leaves: Leaf[] }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    if (text.trim() === '' || /^(script|style)$/i.test(node.parentElement?.tagName ?? '')) continue
    const leaves = marksIn(text).flatMap(
      (mark) => trace.leaves.find(({ id, runs }) => mark >= id && mark < id + runs) ?? [],
    )
    nodes.push({ text: withoutMarks(text), leaves })
  }
  return { trace, nodes, find: (text: string) => nodes.find((node) => node.text === text)?.leaves[0] }
}

test('each text of a page leads to its source', async () => {
  const { editor } = await openEditor()
  const { find, trace } = await traced(editor, '/')
  expect(trace.page).toBe(home)
  expect(find('Licht, einzeln gebaut')).toMatchObject({
    file: home,
    path: ['blocks', 0, 'heading'],
    place: expect.stringMatching(/^page-configs\/general\/index\.ts:\d+:\d+$/),
    source: 'page',
    editable: true,
  })
  expect(find('Lampen aus Berlin | Lichtwerk')).toMatchObject({
    file: 'page-configs/metadata.json',
    path: ['werkstatt', 'title'],
  })
  const sources = new Set(trace.leaves.map(({ source }) => source))
  expect([...sources].toSorted()).toEqual(expect.arrayContaining(['content', 'page', 'site']))
})

test('a word of the engine can be edited, and is then a word of the site', async () => {
  const words = 'page-configs/words.ts'
  const { editor, write, read } = await openEditor({
    [words]: "import { defineWords } from 'pagework'\n\nexport default defineWords({})\n",
    'page-configs/site.ts': (text) => text.replace("language: 'de-DE'", "language: 'pt-PT'"),
  })
  const path = ['common', 'skip']
  const { find } = await traced(editor, '/')
  expect(find('Skip to content')).toMatchObject({ file: words, path, source: 'default', editable: true })
  const value = 'Saltar para o conteúdo'
  expect(await write({ do: 'set', file: words, path, value })).toMatchObject({ ok: true })
  expect(read(words)).toContain(`defineWords({ common: { skip: '${value}' } })`)
  const after = await traced(editor, '/')
  expect(after.find(value)).toMatchObject({ file: words, path, source: 'other' })
  await editor.undo()
  expect(read(words)).toContain('defineWords({})')
})

test('a page without its marks is the page as it is rendered', async () => {
  const { editor, write } = await openEditor()
  const first = await editor.trace('/lampen/bogen')
  await write({ do: 'set', file: home, path: ['blocks', 0, 'heading'], value: 'Andere' })
  const second = await editor.trace('/lampen/bogen')
  expect(withoutMarks(second?.html ?? '')).toBe(withoutMarks(first?.html ?? '-'))
  const changed = await editor.trace('/')
  expect(withoutMarks(changed?.html ?? '')).toContain('Andere')
})

test('a text of the page can be edited by its leaf, and is then on the page', async () => {
  const { editor, write } = await openEditor()
  const { nodes } = await traced(editor, '/lampen/bogen')
  const leaves = nodes.flatMap((node) => (node.leaves.length === 1 ? node.leaves : []))
  const texts = new Map(
    leaves.filter(({ editable, html }) => editable && !html).map((leaf) => [leaf.id, leaf]),
  )
  let shown = 0
  for (const { file, path, value } of [...texts.values()].slice(0, 4)) {
    const answer = await write({ do: 'set', file, path, value: `${value} Neu` })
    if (!answer.ok) continue
    shown += Number(
      (await traced(editor, '/lampen/bogen')).nodes.some(({ text }) => text.includes(`${value} Neu`)),
    )
    await editor.undo()
  }
  expect(shown).toBeGreaterThan(2)
})

test('the pages that show a value are known', async () => {
  const { editor } = await openEditor()
  const { uses } = editor
  expect(await uses(home, ['blocks', 0, 'heading'])).toEqual(['/'])
  expect((await uses('page-configs/site.ts', ['brand'])).length).toBeGreaterThan(3)
})

test('no page has another address than its own', async () => {
  const { editor } = await openEditor()
  const missing = await editor.trace('/there-is-no-such-page')
  // The not-found page answers unknown addresses.
  expect(missing?.page).toBe('page-configs/general/[...path].ts')
})

test('a text of a page in another language leads to its translation, and to the text that it translates', async () => {
  const { editor, read, root } = await openEditor(
    englishFiles((texts) => {
      for (const entry of Object.values(texts))
        if (entry.text.includes('Licht, einzeln gebaut'))
          Object.assign(entry, { of: '00000000', text: 'Light, one by one gebaut' })
    }),
  )
  const { find, trace } = await traced(editor, '/en')
  expect(trace.page).toBe(home)
  const leaf = find('Light, one by one gebaut')
  expect(leaf).toMatchObject({
    file: translations,
    place: expect.stringMatching(new RegExp(`^${translations}:\\d+:\\d+$`)),
    source: 'translation',
    translates: {
      place: expect.stringMatching(/^page-configs\/general\/index\.ts:\d+:\d+$/),
      text: 'Licht, einzeln gebaut',
      isStale: true,
    },
    editable: true,
  })
  const path = leaf?.path ?? []
  expect(await editor.uses(translations, path)).toEqual(['/en'])
  const value = 'Light, made one by one'
  const base = hashesOf(root, [translations])
  expect(await editor.write(base, [{ do: 'set', file: translations, path, value }])).toMatchObject({
    ok: true,
  })
  // Who corrects a translation has read the text that it translates.
  const { texts } = JSON.parse(read(translations))
  expect(texts[String(path[1])]).toEqual({ of: textHash('Licht, einzeln gebaut'), text: value })
})
