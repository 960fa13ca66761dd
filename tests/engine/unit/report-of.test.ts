import { expect, test } from 'vitest'
import { reportOf } from '../../../tools/report-of.mjs'
import { AuthorError } from '../../../src/util/author-error.ts'

test('a full disk is one line', () => {
  const full = Object.assign(new Error('ENOSPC: …, write'), { code: 'ENOSPC' })
  expect(reportOf(full, 'build')).toBe(
    'The disk is full (ENOSPC). Free some space, then run "npm run build" again. Nothing was replaced.',
  )
})

test('access that the system refuses is one line', () => {
  const refused = Object.assign(new Error('EROFS: …'), { code: 'EROFS', path: '/site/.tmp/file' })
  expect(reportOf(refused, 'build')).toBe(
    'This user may not use /site/.tmp/file (EROFS). Run "npm run build" once as the owner of the folder, or give this user access.',
  )
  expect(reportOf(new AuthorError('Wrong', []), 'build')).toBe('Wrong')
  // Other errors are printed with their stack.
  for (const bug of [
    new TypeError('bug'),
    Object.assign(new Error('no file'), { code: 'ENOENT', path: '/' }),
    1,
  ])
    expect(reportOf(bug, 'build')).toBe(bug)
})
