import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putFiles } from '../support/temporary-folder.ts'

/** Allowed imports of a file, and imports that lint refuses. */
type Zone = [file: string, allowed: string[], refused: string[]]

const zones: Zone[] = [
  ['schemas/blocks/hero.ts', ['zod', '../shared/link.ts'], ['react', 'node:fs', '../../src/site/a.ts']],
  [
    'page-configs/products/a.ts',
    ['pagework', './b.ts'],
    ['zod', '../../schemas/define.ts', '../../src/site/a.ts'],
  ],
  [
    'block-library/hero/view.tsx',
    ['../parts/link.tsx', '../contract/behaviour.ts', '../../schemas/a.ts', './block.ts', './parts/a.ts'],
    ['../intro/view.tsx', '../../src/runtime/a.ts', '../../page-configs/site.ts', 'node:fs'],
  ],
  [
    'block-library/parts/card.tsx',
    ['./frame.tsx', '../contract/a.ts'],
    ['../hero/view.tsx', '../../src/site/a.ts'],
  ],
  [
    'block-library/contract/a.ts',
    ['./b.ts', '../../schemas/a.ts'],
    ['../parts/card.tsx', '../hero/block.ts'],
  ],
  [
    'block-library/led/a/view.tsx',
    ['pagework/parts', './block.ts', '../parts/b.ts'],
    ['../b/view.tsx', '../../parts/card.tsx', '../../../schemas/a.ts', 'node:fs'],
  ],
  ['block-library/blocks.ts', ['./hero/block.ts'], ['../src/runtime/a.ts', 'node:fs']],
  [
    'src/util/a.ts',
    ['./b.ts', 'node:fs'],
    ['../../schemas/a.ts', '../site/a.ts', '../../block-library/a.ts'],
  ],
  [
    'src/runtime/engine/a.ts',
    ['./b.ts', '../../util/a.ts', '../../../block-library/a.ts'],
    ['../app/a.ts', '../content/a.ts', '../../site/config/a.ts', '../../../tests/a.ts', 'node:fs'],
  ],
  ['src/runtime/app/a.ts', ['../engine/a.ts', '../shell/a.ts'], ['../../site/a.ts', '../../publish/a.ts']],
  [
    'src/site/config/a.ts',
    ['../../runtime/engine/a.ts', '../brand/a.ts'],
    ['../../lint/a.ts', '../../serve/a.ts', '../content/a.ts', '../languages/a.ts', '../joined/a.ts'],
  ],
  ['src/site/brand/a.ts', ['./b.ts', '../../util/a.ts'], ['../config/a.ts']],
  ['src/site/languages/a.ts', ['../config/a.ts'], ['../content/a.ts', '../joined/a.ts']],
  ['src/site/content/a.ts', ['../config/a.ts', '../languages/a.ts'], ['../joined/a.ts']],
  [
    'src/lint/rules/a.ts',
    ['../../site/joined/a.ts'],
    ['../../serve/a.ts', '../../publish/a.ts', '../../author/a.ts'],
  ],
  ['src/serve/a.ts', ['../site/content/a.ts'], ['../lint/a.ts', '../publish/publish.ts']],
  ['src/serve/enquiries/a.ts', ['../store/a.ts'], ['../embedded/a.ts', '../inbox/a.ts']],
  ['src/serve/embedded/a.ts', ['../enquiries/a.ts', '../store/a.ts'], ['../inbox/a.ts', '../hosting/a.ts']],
  ['src/publish/pages/a.ts', ['../../serve/hosting/a.ts', '../../lint/a.ts'], ['../../author/a.ts']],
  ['src/serve/inbox/a.ts', ['../embedded/a.ts'], ['../hosting/a.ts']],
  ['src/serve/hosting/a.ts', ['../../site/a.ts'], ['../store/a.ts', '../inbox/a.ts']],
  ['src/author/command-line/a.ts', ['../../util/a.ts'], ['../commands/a.ts', '../../site/a.ts']],
  ['src/author/generate/a.ts', ['../../lint/a.ts'], ['../scaffold/a.ts', '../source/a.ts']],
  [
    'src/author/scaffold/a.ts',
    ['../command-line/a.ts', '../source/a.ts'],
    ['../commands/a.ts', '../dev/a.ts'],
  ],
  [
    'src/author/studio/a.ts',
    ['../../lint/a.ts', '../protocol/a.ts'],
    ['../dev/server/a.ts', '../../publish/a.ts', 'node:fs'],
  ],
  ['src/author/dev/write/a.ts', ['../../scaffold/a.ts'], ['../../commands/a.ts', '../../diff/a.ts']],
  ['src/author/commands/a.ts', ['../../publish/a.ts', '../scaffold/a.ts'], ['../dev/a.ts', '../diff/a.ts']],
  ['src/author/diff/a.ts', ['../dev/a.ts'], ['../commands/a.ts', '../studio/a.ts']],
  ['bench/a.ts', ['../src/publish/a.ts', '../src/author/a.ts'], ['../tests/a.ts', '../page-configs/site.ts']],
  [
    'tools/a.ts',
    ['../src/publish/publish.ts', '../bench/a.ts'],
    ['../tests/a.ts', '../page-configs/site.ts'],
  ],
]

const command = resolve('node_modules/.bin/oxlint')
let project = ''
let stopped = new Set<string>()

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'zones-'))
  const seeds = zones.flatMap(([file, allowed, refused]) =>
    [...allowed, ...refused].map((address) => [
      seedOf(file, address),
      `import { x } from '${address}'\n\nexport const y = x\n`,
    ]),
  )
  await putFiles(project, Object.fromEntries(seeds))
  // Copies the configuration into the project, because its globs are relative to its folder.
  for (const file of ['oxlint.config.mjs', 'tools/lint-zones.mjs']) await copyFile(file, join(project, file))
  // oxlint exits with 1 when it has findings, as in this test.
  const { stdout } = await run(command, ['-c', 'oxlint.config.mjs', '--format', 'json', '.'], {
    cwd: project,
  }).catch((error: { stdout: string }) => error)
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  const refusals = report.diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  stopped = new Set(refusals.map(({ filename }) => filename))
})
afterAll(() => rm(project, { recursive: true }))

const run = promisify(execFile)

/** Returns a file beside this one that only imports the address. */
const seedOf = (file: string, address: string) =>
  join(dirname(file), `imports-${address.replaceAll(/[^a-z]+/g, '-')}x.ts`)

test.each(zones)('%s may import %j, and not %j', (file, allowed, refused) => {
  const isStopped = (address: string) => stopped.has(seedOf(file, address))
  expect(allowed.filter(isStopped)).toEqual([])
  expect(refused.filter((address) => !isStopped(address))).toEqual([])
})

test('every folder of src has a zone', async () => {
  expect(new Set(zones.map(([file]) => /^src\/([a-z]+)\//.exec(file)?.[1]).filter(Boolean))).toEqual(
    new Set(await readdir('src')),
  )
})
