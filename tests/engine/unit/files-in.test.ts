import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stampsBelow } from '../../../src/util/disk-stamp.ts'
import { filesIn, lostLinksIn, namesIn } from '../../../src/util/files-in.ts'
import { readText } from '../../../src/util/read-text.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('files of systems and editors and broken links are omitted, files for web servers are not', async () => {
  const read = ['page.ts', 'sub/page (1).ts', '.well-known/security.txt', '.htaccess', '#1.webp']
  const ofEditors = ['._page.ts', '.history/page.ts', 'page.ts~', '#page.ts#', '.page.ts.swp', '~$page.docx']
  const ofSystems = ['.DS_Store', 'Thumbs.db', 'sub/desktop.ini', '.vite/manifest.json']
  const names = [...read, ...ofEditors, ...ofSystems]
  const folder = await temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])))
  for (const [name, to] of [
    ['.#page.ts', 'anna@host.1'],
    ['lost.ts', 'nowhere.ts'],
    ['sub/above', '..'],
    ['itself', 'itself'],
    ['there.ts', 'page.ts'],
    ['linked', 'sub'],
  ] as const)
    symlinkSync(to, join(folder, name))
  const socket = createServer().listen(join(folder, 'socket.json'))
  onTestFinished(() => void socket.close())
  await once(socket, 'listening')
  expect(filesIn(folder)).toEqual([
    '#1.webp',
    '.htaccess',
    '.well-known/security.txt',
    'linked/page (1).ts',
    'page.ts',
    'sub/page (1).ts',
    'there.ts',
  ])
  expect(lostLinksIn(folder)).toEqual(['itself', 'linked/above', 'lost.ts', 'socket.json', 'sub/above'])
  expect(readText(join(folder, 'socket.json'))).toBe(undefined)
  // A link to a folder above it ends.
  expect(stampsBelow(folder).length).toBeLessThan(40)
  expect(namesIn(join(folder, 'sub'))).toEqual(['above', 'page (1).ts'])
})
