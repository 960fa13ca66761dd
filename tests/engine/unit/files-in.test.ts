import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesIn, lostLinksIn, namesIn } from '../../../src/util/files-in.ts'

test('files of systems and editors and broken links are omitted, files for web servers are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const put = (name: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
  for (const name of ['page.ts', 'sub/page (1).ts', '.well-known/security.txt', '.htaccess', '#1.webp'])
    put(name)
  for (const name of [
    '._page.ts',
    '.history/page.ts',
    'page.ts~',
    '#page.ts#',
    '.page.ts.swp',
    '~$page.docx',
  ])
    put(name)
  for (const name of ['.DS_Store', 'Thumbs.db', 'sub/desktop.ini', '.vite/manifest.json']) put(name)
  for (const [name, to] of [
    ['.#page.ts', 'anna@host.1'],
    ['lost.ts', 'nowhere.ts'],
    ['sub/above', '..'],
    ['itself', 'itself'],
    ['there.ts', 'page.ts'],
    ['linked', 'sub'],
  ] as const)
    symlinkSync(to, join(folder, name))
  expect(filesIn(folder)).toEqual([
    '#1.webp',
    '.htaccess',
    '.well-known/security.txt',
    'linked/page (1).ts',
    'page.ts',
    'sub/page (1).ts',
    'there.ts',
  ])
  expect(lostLinksIn(folder)).toEqual(['itself', 'linked/above', 'lost.ts', 'sub/above'])
  expect(namesIn(join(folder, 'sub'))).toEqual(['above', 'page (1).ts'])
})
