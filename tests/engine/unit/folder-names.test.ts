import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../support/root.ts'

const runIn = (name: string, command: string) => {
  const parent = mkdtempSync(join(tmpdir(), 'folders-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const cwd = join(parent, name)
  mkdirSync(cwd)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/run.mjs'), command], {
    cwd,
  })
  return { cwd, status, text: String(stdout) + String(stderr) }
}

test.each([
  ['c#', 'build', '#'],
  ['what?', 'validate', '?'],
  ['a*b', 'serve', '*'],
])('in the folder %s, %s ends with one line that names the sign', (name, command, sign) => {
  const { cwd, status, text } = runIn(name, command)
  expect([status, text]).toEqual([
    1,
    `${command} does not work in a folder with ${sign} in its path: ${cwd}. Rename the folder.\n`,
  ])
})

test.each(['c#', '50% off [a] (b) எல்'])('the folder %s is fine for commands without Vite', (name) => {
  expect(runIn(name, 'help')).toMatchObject({ status: 0, text: expect.stringContaining('pagework COMMAND') })
})
