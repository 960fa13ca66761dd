import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../support/root.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const runIn = async (name: string, command: string) => {
  const cwd = join(await temporaryFolder(), name)
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
])('in the folder %s, %s ends with one line that names the sign', async (name, command, sign) => {
  const { cwd, status, text } = await runIn(name, command)
  expect([status, text]).toEqual([
    1,
    `${command} does not work in a folder with ${sign} in its path: ${cwd}. Rename the folder.\n`,
  ])
})

test.each(['c#', '50% off [a] (b) எல்'])('the folder %s is fine for commands without Vite', async (name) => {
  expect(await runIn(name, 'help')).toMatchObject({
    status: 0,
    text: expect.stringContaining('pagework COMMAND'),
  })
})
