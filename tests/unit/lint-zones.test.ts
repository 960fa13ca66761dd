import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The rooms of src/, and which of the others each may know. */
const knows: Record<string, string[]> = {
  engine: [],
  content: [],
  shell: [],
  'content-service': [],
  enquiry: ['engine'],
  seo: ['engine'],
  config: ['content', 'engine'],
  app: ['content', 'engine', 'enquiry', 'seo', 'shell'],
  'site-content': ['config', 'content', 'content-service', 'engine'],
  development: ['rules'],
  rules: ['config', 'content', 'engine', 'seo', 'site-content'],
  authoring: ['config', 'content', 'engine', 'rules', 'site-content'],
  scaffold: ['authoring', 'config', 'content', 'engine', 'rules', 'site-content'],
  publish: [
    'app',
    'config',
    'content',
    'content-service',
    'development',
    'engine',
    'enquiry',
    'rules',
    'seo',
    'shell',
    'site-content',
  ],
  workbench: ['app', 'config', 'content', 'development', 'engine', 'rules'],
  server: ['content-service', 'publish/hosting'],
}
const rooms = Object.keys(knows)
const inBrowser = new Set(['engine', 'content', 'shell', 'enquiry', 'seo', 'app', 'development', 'workbench'])

/** What may be imported in a place, and what not. */
type Zone = [file: string, allowed: string[], refused: string[]]

const zones: Zone[] = [
  ['schemas/blocks/hero.ts', ['zod', '../shared/link.ts'], ['react', 'node:fs', '../../src/config/a.ts']],
  ['page-configs/products/a.ts', ['../../schemas/define.ts'], ['zod', '../../src/config/a.ts']],
  [
    'block-library/hero/view.tsx',
    ['../shared/link.tsx', '../../schemas/a.ts', './block.ts', './parts/a.ts'],
    ['../intro/view.tsx', '../../src/engine/a.ts', '../../page-configs/site.ts', 'node:fs'],
  ],
  ['block-library/shared/card.tsx', ['./frame.tsx'], ['../hero/view.tsx', '../../src/app/a.ts']],
  [
    'bench/a.ts',
    ['../src/publish/a.ts', '../schemas/a.ts'],
    ['../src/app/a.ts', '../tests/a.ts', '../page-configs/site.ts'],
  ],
  ['block-library/blocks.ts', ['./hero/block.ts'], ['../src/engine/a.ts', 'node:fs']],
  ...Object.entries(knows).map(([room, known]): Zone => {
    const others = rooms.filter((name) => name !== room && !known.some((one) => one.startsWith(name)))
    const refused = [...others.map(addressIn), '../../page-configs/site.ts', '../../tests/a.ts']
    return [
      `src/${room}/a.ts`,
      [...known.map(addressIn), '../../schemas/page.ts', '../../block-library/a.ts'],
      inBrowser.has(room) ? [...refused, 'node:fs'] : refused,
    ]
  }),
  ['src/server/b.ts', [], ['../publish/publish.ts', '../publish/pages/a.ts', '../publish/app/a.ts']],
  ...['app', 'content', 'files', 'hosting'].map((room): Zone => [
    `src/publish/${room}/a.ts`,
    ['../../config/a.ts', '../../../schemas/page.ts'],
    ['../pages/a.ts', '../pictures/a.ts', '../publish.ts', '../../server/a.ts', '../../../tests/a.ts'],
  ]),
  ['src/publish/pages/a.ts', ['../hosting/a.ts', '../content/a.ts'], ['../pictures/a.ts', '../publish.ts']],
  ['src/publish/pictures/a.ts', ['../pages/a.ts', '../content/a.ts'], ['../hosting/a.ts', '../app/a.ts']],
  ['tools/a.ts', ['../src/publish/publish.ts'], ['../tests/a.ts', '../page-configs/site.ts']],
]

let project = ''
let stopped = new Set<string>()

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'zones-'))
  await copyFile('.oxlintrc.json', join(project, '.oxlintrc.json'))
  const imports = zones.flatMap(([file, allowed, refused]) =>
    [...allowed, ...refused].map((address) => ({ file, address })),
  )
  for (const { file, address } of imports) {
    const seeded = join(project, seedOf(file, address))
    await mkdir(dirname(seeded), { recursive: true })
    await writeFile(seeded, `import { x } from '${address}'\n\nexport const y = x\n`)
  }
  const command = resolve('node_modules/.bin/oxlint')
  // It ends with 1 where it finds something, which it is here to do.
  const { stdout } = await promisify(execFile)(command, ['--format', 'json', '.'], { cwd: project }).catch(
    (error: { stdout: string }) => error,
  )
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  const found = report.diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  stopped = new Set(found.map(({ filename }) => filename))
})
afterAll(() => rm(project, { recursive: true }))

function addressIn(room: string): string {
  return `../${room}/a.ts`
}

/** Beside the file, a file that imports this and nothing else. */
const seedOf = (file: string, address: string) =>
  join(dirname(file), `imports-${address.replaceAll(/[^a-z]+/g, '-')}x.ts`)

test.each(zones)('%s may import %j, and not %j', (file, allowed, refused) => {
  const isStopped = (address: string) => stopped.has(seedOf(file, address))
  expect(allowed.filter(isStopped)).toEqual([])
  expect(refused.filter((address) => !isStopped(address))).toEqual([])
})

test('every room of src has a zone', async () => {
  expect(rooms.toSorted()).toEqual((await readdir('src')).toSorted())
})
