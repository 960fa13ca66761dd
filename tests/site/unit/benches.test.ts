import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../support/root.ts'

test.each([
  ['bench', 'the brand’s colour changed', '10 more pages'],
  ['bench:dev', '| more pages |', '| 10 |'],
])(
  '%s runs with ten pages',
  async (command, ...parts) => {
    const args = ['tools/run.mjs', command, '--pages', '10']
    // With this variable Vite takes the config of tests.
    const { VITEST: _, ...env } = process.env
    const { stdout } = await promisify(execFile)('node', args, { cwd: root, env, maxBuffer: 1e8 })
    for (const part of parts) expect(stdout).toContain(part)
  },
  1_200_000,
)
