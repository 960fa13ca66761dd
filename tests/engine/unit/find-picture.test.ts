import { expect, test } from 'vitest'
import { findPicture } from '../../../src/publish/pictures/read-picture.ts'
import { hashOf } from '../../../src/util/hash-of.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('a picture is found by the stored hash of its file, and refused if it has other bytes by now', async () => {
  const root = await temporaryFolder({ 'public/media/a.webp': 'new' })
  const found = (text: string) => findPicture('/media/a.webp', root, { of: () => hashOf(text) })
  expect(String(await (await found('new')).read())).toBe('new')
  const before = await found('old')
  expect(before.hash).toBe(hashOf('old'))
  await expect(before.read()).rejects.toThrow('publish again')
})
