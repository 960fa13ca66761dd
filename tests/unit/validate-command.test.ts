import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../support/site-config.ts'

const validate = (...args: string[]) =>
  promisify(execFile)('node', ['tools/run.mjs', 'validate', ...args], { cwd: root })

test('prints a page as the engine reads it, with all that its config leaves out', async () => {
  const { stdout } = await validate('--print', '/industry/Retail')
  expect(JSON.parse(stdout)).toMatchObject({
    type: 'industry',
    content: { endpoint: 'retails', envelope: 'list' },
    blocks: expect.arrayContaining([
      expect.objectContaining({ type: 'breadcrumb', current: 'Retail' }),
      expect.objectContaining({ id: 'flexible-solutions', section: 6, columns: 4 }),
    ]),
  })
}, 60_000)

test('a page that is not there is told with the nearest one', async () => {
  await expect(validate('--print', '/industry/Retial')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('did you mean "/industry/Retail"?'),
  })
}, 60_000)
