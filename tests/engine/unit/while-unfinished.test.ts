import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { whileUnfinished } from '../../../src/publish/files/while-unfinished.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const someFolder = async () => join(await temporaryFolder(), 'half')

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('on %s, unfinished files are removed, and the process ends', async (signal, code) => {
  const folder = await someFolder()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  await whileUnfinished(folder, async () => {
    await mkdir(folder)
    expect(() => process.emit(signal, signal)).toThrow('ended')
    expect(existsSync(folder)).toBe(false)
  })
  expect(exit).toHaveBeenCalledWith(code)
})

test('after the work, signals are not handled any more', async () => {
  const folder = await someFolder()
  const before = process.listenerCount('SIGINT')
  await whileUnfinished(folder, async () => {
    expect(process.listenerCount('SIGINT')).toBe(before + 1)
    await mkdir(folder)
  })
  expect(process.listenerCount('SIGINT')).toBe(before)
  expect(existsSync(folder)).toBe(false)
})
