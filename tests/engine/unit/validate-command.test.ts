import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import type { RuleExample } from '../../support/rule-example.ts'
import { validateCommand } from '../../../src/author/commands/validate-command.ts'
import { exampleSite } from '../../support/example-site.ts'
import { root } from '../../support/root.ts'
import { outputOf } from '../../support/output-of.ts'

const validate = (cwd: string, ...args: string[]) => outputOf(validateCommand, cwd, ...args)

const home = 'page-configs/general/index.ts'
const misspelt: RuleExample['files'] = {
  [home]: (text) => text.replace('emptyText', 'emtyText'),
  'page-configs/werke/bogen.json': (text) => text.replace('"title": "Bogenlampe"', '"title": 7'),
}

test('nothing found ends with 0', async () => {
  const { code, stdout } = await validate(await exampleSite({}))
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'Configs and content: nothing found\n' })
})

test('the command is a program with the same exit code', async () => {
  const site = await exampleSite({ [home]: (text) => text.replace('emptyText', 'emtyText') })
  const program = promisify(execFile)('node', [join(root, 'tools/run.mjs'), 'validate'], { cwd: site })
  await expect(program).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('[unknown-key]') })
})

test('a finding ends with 1; named files limit the findings, in the requested format', async () => {
  const site = await exampleSite(misspelt)
  const all = await validate(site)
  expect(all.code).toBe(1)
  expect(all.stdout).toContain(`${home}\n  16:7 blocks[1].emtyText (article-list) [unknown-key]`)
  expect(all.stdout).toContain('2 errors in 2 files')
  expect(all.stdout).not.toContain('\u001B')
  const single = await validate(site, '--format', 'json', 'page-configs/werke/bogen.json')
  expect(single.code).toBe(1)
  expect(JSON.parse(single.stdout)).toMatchObject({
    errors: 1,
    findings: [{ rule: 'invalid-value', line: 3 }],
  })
  expect((await validate(site, 'page-configs/kinds.ts')).code).toBe(0)
})

test('--fix shows its changes, makes them, and leaves the rest to the author', async () => {
  const site = await exampleSite(misspelt)
  const { code, stdout } = await validate(site, '--fix')
  expect(code).toBe(1)
  expect(stdout).toContain("-      emtyText: 'Noch keine Notiz.',\n+      emptyText: 'Noch keine Notiz.',")
  expect(stdout).toContain('1 error in 1 file')
  expect(await readFile(join(site, home), 'utf8')).toContain("emptyText: 'Noch keine Notiz.'")
})

test('--fix with a format for programs prints the findings alone', async () => {
  const { stdout, stderr } = await validate(await exampleSite(misspelt), '--fix', '--format', 'json')
  expect(JSON.parse(stdout)).toMatchObject({ errors: 1 })
  expect(stderr).toContain('+      emptyText')
})

test('--deployed uses the environment, as publishing does', async () => {
  const site = await exampleSite({
    'page-configs/site.ts': (text) => text.replace('  keywords:', `  samples: ['phone'],\n  keywords:`),
  })
  expect((await validate(site)).code).toBe(0)
  const { code, stdout } = await validate(site, '--deployed')
  expect(code).toBe(1)
  expect(stdout).toContain('[sample-setting]')
  vi.stubEnv('VITE_PHONE', '+49 30 7654321')
  expect((await validate(site, '--deployed')).code).toBe(0)
  vi.stubEnv('VITE_PHONE', 'ask Paula')
  expect((await validate(site, '--deployed')).stdout).toContain('received  "ask Paula"')
})

test('--deployed reports a text of the scaffold as an error, and an author’s own sample as a warning', async () => {
  const says = (words: string) => ({
    [home]: (text: string) => text.replace('Welche Lampe soll es sein?', words),
  })
  const folder = await exampleSite(says('SAMPLE: which lamp'))
  const { code, stdout } = await validate(folder)
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('[sample-text] warning') })
  expect(await validate(folder, '--deployed')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 error in 1 file'),
  })
  expect((await validate(await exampleSite(says('TODO: which lamp')), '--deployed')).code).toBe(0)
})

test.each([
  ['an unknown format', ['--format', 'sarfi'], 'did you mean "sarif"?'],
  ['a file that is not there', ['page-configs/nowhere.ts'], 'There is no file page-configs/nowhere.ts'],
])('%s ends with 2, and says why', async (_, args, shown) => {
  const { code, stderr } = await validate(await exampleSite({}), ...args)
  expect(code).toBe(2)
  expect(stderr).toContain(shown)
})
