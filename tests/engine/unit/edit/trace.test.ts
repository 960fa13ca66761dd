import { expect, test } from 'vitest'
import { marksIn, withoutMarks } from '../../../../src/util/marks.ts'
import { hashesOf } from '../../../../src/author/dev/write/write-session.ts'
import { isHtml, runsOf } from '../../../../src/util/text-runs.ts'
import { textsIn } from '../../../../src/util/texts-in.ts'
import { textHash } from '../../../../src/site/languages/shown-texts.ts'
import { englishFiles, translationsFile as translations } from '../../../support/example-translations.ts'
import { openEditor } from './open-editor.ts'

const home = 'page-configs/general/index.ts'

/** Returns the texts of a page with their leaves. */
async function traced(editor: Awaited<ReturnType<typeof openEditor>>['editor'], path: string) {
  const page = await editor.page(path)
  if (!page?.marked) throw new Error(`There is no page ${path}`)
  const { state, leaves } = page.marked
  const texts = textsIn('', state).map(({ text }) => ({
    text: withoutMarks(text),
    leaves: marksIn(text).flatMap(
      (mark) => leaves.find(({ id, value }) => mark >= id && mark < id + runsOf(value).length) ?? [],
    ),
  }))
  const find = (text: string) =>
    texts.find((shownText) => shownText.text === text && shownText.leaves.length > 0)?.leaves[0]
  return { explained: page.explained, leaves, texts, find, shown: JSON.stringify(texts) }
}

test('each text of a page leads to its source, and an unknown address to the not-found page', async () => {
  const { editor } = await openEditor()
  const { find, explained, leaves } = await traced(editor, '/')
  expect(explained.file).toBe(home)
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
  const sources = new Set(leaves.map(({ source }) => source))
  expect([...sources].toSorted()).toEqual(expect.arrayContaining(['content', 'page', 'site']))
  const missing = await editor.page('/there-is-no-such-page')
  expect(missing?.explained.file).toBe('page-configs/general/[...path].ts')
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

test('a word of the engine in another language can be edited, and is then in a file of translations', async () => {
  const file = 'page-configs/translations/en/words.json'
  const { [file]: _, ...files } = englishFiles()
  const { editor, write, read } = await openEditor(files)
  const leaf = (await traced(editor, '/en')).find('Skip to content')
  expect(leaf).toMatchObject({ file, source: 'default', editable: true })
  const value = 'Go to the content'
  const { path = [] } = leaf ?? {}
  expect(await editor.uses({ file, path })).toEqual(['/en'])
  expect(await write({ do: 'set', file, path, value })).toMatchObject({ ok: true })
  expect(JSON.parse(read(file))).toEqual({
    texts: { 'common.skip': { of: textHash('Zum Inhalt'), text: value } },
  })
  expect((await traced(editor, '/en')).find(value)).toMatchObject({ file, source: 'translation' })
  await editor.undo()
  expect(() => read(file)).toThrow('ENOENT')
})

test('an e-mail address leads to the settings', async () => {
  const { editor } = await openEditor()
  const { leaves } = await traced(editor, '/schreiben')
  expect(leaves.find(({ value }) => value.includes('@'))).toMatchObject({
    file: 'page-configs/site.ts',
    path: ['email'],
    source: 'site',
    editable: true,
  })
})

test('marks change nothing of a page but its texts', async () => {
  const { project, editor, write } = await openEditor()
  for (const pathname of ['/', '/lampen/bogen']) {
    const [page] = (await project.joinedAt(pathname)).joined
    const { marked } = (await editor.page(pathname)) ?? {}
    expect(JSON.parse(withoutMarks(JSON.stringify(marked?.state.bound)))).toEqual(
      JSON.parse(JSON.stringify(page?.bound)),
    )
  }
  await write({ do: 'set', file: home, path: ['blocks', 0, 'heading'], value: 'Andere' })
  expect((await traced(editor, '/')).shown).toContain('Andere')
})

test('a text of the page can be edited by its leaf, and is then on the page', async () => {
  const { editor, write } = await openEditor()
  const { leaves } = await traced(editor, '/lampen/bogen')
  const ofPage = leaves.filter(
    ({ editable, value, source }) => editable && !isHtml(value) && source === 'content',
  )
  let shown = 0
  for (const { file, path, value } of ofPage.slice(0, 4)) {
    const answer = await write({ do: 'set', file, path, value: `${value} Neu` })
    if (!answer.ok) continue
    shown += Number((await traced(editor, '/lampen/bogen')).shown.includes(`${value} Neu`))
    await editor.undo()
  }
  expect(shown).toBeGreaterThan(2)
})

test('the pages that show a value are known, also if another page has an equal text of its own', async () => {
  const { editor } = await openEditor({
    'page-configs/general/schreiben.ts': (text) =>
      text.replace(/heading: '[^']*'/, "heading: 'Licht, einzeln gebaut'"),
  })
  const usesOf = async (text: string) => {
    const { file, path } = (await traced(editor, '/')).find(text) ?? { file: '', path: [] }
    return editor.uses({ file, path })
  }
  expect(await usesOf('Licht, einzeln gebaut')).toEqual(['/'])
  expect((await usesOf('Lichtwerk')).length).toBeGreaterThan(3)
})

test('a text of a page in another language leads to its translation, and to the text that it translates', async () => {
  const { editor, read, root } = await openEditor(
    englishFiles((texts) => {
      for (const entry of Object.values(texts))
        if (entry.text.includes('Licht, einzeln gebaut'))
          Object.assign(entry, { of: '00000000', text: 'Light, one by one gebaut' })
    }),
  )
  const { find, explained } = await traced(editor, '/en')
  expect(explained.file).toBe(home)
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
  expect(await editor.uses({ file: translations, path })).toEqual(['/en'])
  const value = 'Light, made one by one'
  const base = hashesOf(root, [translations])
  expect(await editor.write(base, [{ do: 'set', file: translations, path, value }])).toMatchObject({
    ok: true,
  })
  // Who corrects a translation has read the text that it translates.
  const { texts } = JSON.parse(read(translations))
  expect(texts[String(path[1])]).toEqual({ of: textHash('Licht, einzeln gebaut'), text: value })
})

test('the first block with a section on a page without content writes the file of its content', async () => {
  const { editor, read, write } = await openEditor()
  const page = 'page-configs/general/schreiben.ts'
  const file = 'content/api/schreiben.json'
  const before = read(page)
  const section = {
    section: 'schreiben_section1',
    title: 'Werkstatt',
    description: 'Alles unter einem Dach.',
  }
  const answer = await write(
    { do: 'insert', file: page, path: ['blocks'], index: 1, value: { type: 'intro', section: 1 } },
    { do: 'set', file: page, path: ['content'], value: { endpoint: 'schreiben', prefix: 'schreiben' } },
    { do: 'insert', file, path: [], index: 0, value: section },
  )
  expect(answer).toMatchObject({ ok: true })
  expect(JSON.parse(read(file))).toEqual([section])
  await editor.undo()
  expect(read(page)).toBe(before)
  expect(() => read(file)).toThrow('ENOENT')
  const elsewhere = await write({
    do: 'insert',
    file: 'content/api/a/b.json',
    path: [],
    index: 0,
    value: section,
  })
  expect(elsewhere).toMatchObject({ ok: false })
})
