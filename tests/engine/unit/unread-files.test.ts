import { expect, test } from 'vitest'
import { unreadFiles } from '../../../src/site/joined/unread-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const page = 'page-configs/general/page.ts'
const read = (file: string, text: string) => ({ file, text, input: undefined, problems: [] })
const unread = (text: string, name: string, root = '/nowhere') =>
  unreadFiles({ root, files: [read(page, text)], names: [page, name] })

test.each([
  `import { texts } from './texts.ts'`,
  `import texts from\n  './texts.ts'`,
  `import './texts.ts'`,
  `import'./texts.ts'`,
  `export * from   './texts.ts'`,
  `{"$schema":"./texts.ts"}`,
  `{ "$schema" : "./texts.ts" }`,
])('a file that a config names by %s is read', (text) => {
  expect(unread(text, 'page-configs/general/texts.ts')).toEqual([])
})

test.each([`// texts.ts says more`, `import { z } from 'texts.ts'`, `const from = ['./texts.ts']`])(
  'a name in %s is no file of a config',
  (text) => {
    expect(unread(text, 'page-configs/general/texts.ts')).toEqual(['page-configs/general/texts.ts'])
  },
)

test.each([
  { name: 'page-configs/.editorconfig', isUnread: false },
  { name: '.hidden/note.ts', isUnread: false },
  { name: 'page-configs/notes.md', isUnread: false },
  { name: 'page-configs/notes.md.ts', isUnread: true },
  { name: 'page-configs/names.d.ts', isUnread: false },
  { name: 'page-configs/page.schema.json', isUnread: false },
  { name: 'page-configs/page.schema.json.bak', isUnread: true },
])('$name is reported as unread: $isUnread', ({ name, isUnread }) => {
  expect(unread('', name)).toEqual(isUnread ? [name] : [])
})

test('indirect imports of a config are read, and a missing one ends the search', async () => {
  const root = await temporaryFolder({ 'page-configs/shared/first.ts': `import './second.ts'` })
  const text = `import '../shared/first.ts'\nimport '../shared/gone.ts'`
  expect(unread(text, 'page-configs/shared/second.ts', root)).toEqual([])
  expect(unread(text, 'page-configs/shared/third.ts', root)).toEqual(['page-configs/shared/third.ts'])
})
