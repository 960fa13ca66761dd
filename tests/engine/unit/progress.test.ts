import { beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from '../../../src/publish/progress.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

/** Returns the output while 40 pictures of two seconds each are made. */
async function written(isTTY: boolean) {
  let text = ''
  const progress = createProgress({ isTTY, write: (more) => (text += more) })
  await progress.runPhase('prepare the pictures', async () => {
    for (let done = 1; done <= 40; done += 1) {
      vi.setSystemTime(Date.now() + 2000)
      progress.onPicture(done, 40)
    }
  })
  progress.end('40 pages published')
  return text
}

test('on a terminal it is one line that changes, with the pictures done and the time left', async () => {
  const lines = (await written(true)).split('\r\u001B[2K')
  expect(lines[1]).toBe('Prepare the pictures …')
  expect(lines).toContain('Pictures: 30 of 40, about 20 s left')
  expect(lines).toContain('Pictures: 40 of 40')
  expect(lines.at(-1)).toBe('40 pages published (1 min 20 s)\n')
})

test('elsewhere it is a plain line every ten seconds', async () => {
  const lines = (await written(false)).trimEnd().split('\n')
  expect(lines[0]).toBe('Prepare the pictures …')
  expect(lines.filter((line) => line.startsWith('Pictures: ')).length).toBeLessThan(10)
  expect(lines.at(-1)).toBe('40 pages published (1 min 20 s)')
})

test('cached pictures are not reported', async () => {
  let text = ''
  const progress = createProgress({ write: (more) => (text += more) })
  for (let done = 1; done <= 40; done += 1) progress.onPicture(done, 40)
  expect(text).toBe('')
})
