import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { RuleExample } from '../../src/rules/rule.ts'
import { exampleSite } from '../support/example-site.ts'
import { root } from '../support/site-config.ts'

interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** What the command says in a project, and how it ends. */
async function validate(cwd: string, ...args: string[]): Promise<Ended> {
  const command = promisify(execFile)('node', [join(root, 'tools/run.mjs'), 'validate', ...args], { cwd })
  return command.then(({ stdout, stderr }) => ({ code: 0, stdout, stderr })).catch((error: Ended) => error)
}

const home = 'page-configs/general/index.ts'
const misspelt: RuleExample['files'] = {
  [home]: (text) => text.replace('emptyText', 'emtyText'),
  'page-configs/werke/bogen.json': (text) => text.replace('"title": "Bogenlampe"', '"title": 7'),
}

test('nothing found ends with 0', async () => {
  const { code, stdout } = await validate(root)
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'Configs and content: nothing found\n' })
}, 60_000)

test('a finding ends with 1; with files named only theirs are told, in the format that is asked for', async () => {
  const site = await exampleSite(misspelt)
  const all = await validate(site)
  expect(all.code).toBe(1)
  expect(all.stdout).toContain(`${home}\n  16:7 blocks[1].emtyText (block 1, article-list) [unknown-key]`)
  expect(all.stdout).toContain('2 errors in 2 files')
  expect(all.stdout).not.toContain('\u001B')
  const one = await validate(site, '--format', 'json', 'page-configs/werke/bogen.json')
  expect(one.code).toBe(1)
  expect(JSON.parse(one.stdout)).toMatchObject({ errors: 1, findings: [{ rule: 'invalid-value', line: 3 }] })
  expect((await validate(site, 'page-configs/kinds.ts')).code).toBe(0)
}, 60_000)

test('--fix shows what it mends, mends it, and leaves the rest to its author', async () => {
  const site = await exampleSite(misspelt)
  const { code, stdout } = await validate(site, '--fix')
  expect(code).toBe(1)
  expect(stdout).toContain("-      emtyText: 'Noch keine Notiz.',\n+      emptyText: 'Noch keine Notiz.',")
  expect(stdout).toContain('1 error in 1 file')
  expect(await readFile(join(site, home), 'utf8')).toContain("emptyText: 'Noch keine Notiz.'")
}, 60_000)

test.each([
  ['an unknown option', ['--fromat', 'json'], "Unknown option '--fromat'"],
  ['an unknown format', ['--format', 'sarfi'], 'did you mean "sarif"?'],
  ['a file that is not there', ['page-configs/nowhere.ts'], 'There is no file page-configs/nowhere.ts'],
  ['a page that is not there', ['--print', '/industry/Retial'], 'did you mean "/industry/Retail"?'],
])(
  '%s ends with 2, and says why',
  async (_, args, said) => {
    const { code, stderr } = await validate(root, ...args)
    expect(code).toBe(2)
    expect(stderr).toContain(said)
  },
  60_000,
)

test('prints a page as the engine reads it, with all that its config leaves out', async () => {
  const { stdout } = await validate(root, '--print', '/industry/Retail')
  expect(JSON.parse(stdout)).toMatchObject({
    type: 'industry',
    content: { endpoint: 'retails', envelope: 'list' },
    blocks: expect.arrayContaining([
      expect.objectContaining({ type: 'breadcrumb', current: 'Retail' }),
      expect.objectContaining({ id: 'flexible-solutions', section: 6, columns: 4 }),
    ]),
  })
}, 60_000)
