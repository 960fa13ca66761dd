import { mkdtempSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTypes } from '../../../src/author/commands/check/check-types.ts'
import { newCommand } from '../../../src/author/scaffold/new-command.ts'
import { validate } from '../../../src/lint/validate.ts'
import { engineName, engineOf } from '../../../src/util/engine-of.ts'
import { newSiteExamples, putExamples } from '../../support/doc-examples.ts'
import { root as engine } from '../../support/root.ts'

/** Returns an empty folder that has the engine installed, as a link. */
async function emptyFolder(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'new-site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'node_modules'))
  await symlink(engine, join(root, 'node_modules', engineName))
  return root
}

async function newSite(root: string, ...options: string[]): Promise<string[]> {
  const lines: string[] = []
  await newCommand(['site', ...options], { root, log: (line) => lines.push(line) })
  return lines
}

test.each([
  ['en', 'Cornflower’s "New" & Sons', 'cornflower-s-new-sons', 'en-GB'],
  ['en-in', "Baker's", 'baker-s', 'en-IN'],
])('a site in "%s" has nothing to find', async (language, title, name, locale) => {
  const root = await emptyFolder()
  const lines = await newSite(root, '--language', language, '--title', title)
  expect(lines).toContain('written  page-configs/site.ts')
  expect(await validate(root)).toEqual([])
  const read = (file: string) => readFile(join(root, file), 'utf8')
  expect(JSON.parse(await read('package.json'))).toMatchObject({
    name,
    scripts: { check: 'pagework check', test: 'pagework check', prepare: 'pagework schemas --ignored' },
  })
  expect(await read('page-configs/site.ts')).toContain(`language: '${locale}'`)
  expect(await read('page-configs/words.ts')).toContain('defineWords({})')
  expect(await read('page-configs/general/index.ts')).toMatch(/^import \{ definePage \} from 'pagework'$/m)
  expect(readdirSync(join(root, '.tmp/schemas'))).toContain('page.schema.json')
  expect(engineOf(root)).toBe(engine)
  // The store of enquiries holds visitors' data.
  expect(await read('.gitignore')).toContain('\nmailbox/\n')
  expect(readdirSync(join(root, 'public'))).toContain('favicon.ico')
})

test('the examples of the walk-through add only the finding that it names', async () => {
  const root = await emptyFolder()
  await newSite(root, '--language', 'de', '--title', 'Bäckerei Kornblum')
  await putExamples(root, newSiteExamples)
  expect(newSiteExamples.length).toBeGreaterThan(2)
  expect(newSiteExamples.every(({ file }) => file !== undefined)).toBe(true)
  const findings = (await validate(root)).filter(({ rule }) => rule !== 'sample-text')
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'page-configs/general/backstube.ts orphan-page',
  ])
})

test('the package.json of an installed engine keeps its dependency', async () => {
  const root = await emptyFolder()
  const dependencies = { [engineName]: 'file:../engine.tgz' }
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'mine', dependencies }))
  const lines = await newSite(root)
  expect(lines).toContain('edited   package.json')
  const written: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(written).toMatchObject({ name: 'mine', type: 'module', dependencies })
})

test('a folder that has a site stays as it is', async () => {
  const root = await emptyFolder()
  await mkdir(join(root, 'page-configs'))
  await expect(newSite(root)).rejects.toThrow(
    /^Nothing was written: a new site needs an empty folder[\s\S]*page-configs is there already$/,
  )
  expect(readdirSync(root).toSorted()).toEqual(['node_modules', 'page-configs'])
})

test('a site in a language without words of the engine begins with English samples, one finding a file', async () => {
  const root = await emptyFolder()
  await newSite(root, '--language', 'es', '--title', 'Clínica')
  const reported = (await validate(root)).map(({ file, rule, severity }) => `${severity} ${file} ${rule}`)
  expect(reported.toSorted()).toEqual([
    'warning page-configs/general/[...path].ts sample-text',
    'warning page-configs/general/contact.ts sample-text',
    'warning page-configs/general/index.ts sample-text',
    'warning page-configs/metadata.json sample-text',
    'warning page-configs/site.ts sample-text',
    'warning page-configs/words.ts sample-text',
  ])
  const settings = await readFile(join(root, 'page-configs/site.ts'), 'utf8')
  expect(settings).toMatch(/country: 'ES'[^]*timeZone: 'Europe\/Madrid'/)
  expect(settings).not.toMatch(/SAMPLE: [/{+]|SAMPLE: Clínica'/)
  const words = await readFile(join(root, 'page-configs/words.ts'), 'utf8')
  expect(words).toContain("skip: 'SAMPLE: Skip to content',")
  // The site has no planner.
  expect(words).not.toContain('screen-planner')
})

test.each(['portugese', 'pt_BR', 'de or en', ''])(
  'the language "%s" is refused in one line',
  async (language) => {
    await expect(newSite(await emptyFolder(), '--language', language)).rejects.toThrow(
      new RegExp(
        `^--language: expected a language, with a country where it matters, such as "en-GB"; received "${language}"$`,
      ),
    )
  },
)

test('a missing config is reported as missing', async () => {
  const findings = await validate(await emptyFolder())
  expect(findings.map(({ file, problem }) => `${file} ${problem}`)).toContain(
    'page-configs/site.ts cannot be read: there is no such file',
  )
})

test('a config whose name has other capitals is named', async () => {
  const root = await emptyFolder()
  await newSite(root)
  await rename(join(root, 'page-configs/site.ts'), join(root, 'page-configs/Site.ts'))
  const findings = await validate(root)
  expect(findings.map(({ file, nearest }) => [file, nearest])).toContainEqual([
    'page-configs/site.ts',
    'Site.ts',
  ])
})

test('a block of its own is written with its types and its docs', async () => {
  const root = await emptyFolder()
  await newSite(root)
  await newCommand(['block', '--name', 'price-list'], { root, log: () => {} })
  expect(await readFile(join(root, 'page-configs/known.d.ts'), 'utf8')).toContain("'price-list': ")
  expect(await readFile(join(root, 'blocks/README.md'), 'utf8')).toContain('## price-list')
  expect((await checkTypes(root)).problems).toEqual([])
})

test('its types are checked, and a missing tsconfig.json is reported with its content', async () => {
  const root = await emptyFolder()
  await newSite(root)
  expect(await checkTypes(root)).toEqual({ judged: '6 files of TypeScript', problems: [] })
  const page = join(root, 'page-configs/general/contact.ts')
  await writeFile(page, (await readFile(page, 'utf8')).replace("title: 'Contact'", 'title: 7'))
  const { problems } = await checkTypes(root)
  expect(problems.join('\n')).toMatch(
    /^page-configs\/general\/contact\.ts\(\d+,\d+\): error TS2322: .*'number'/,
  )
  await rm(join(root, 'tsconfig.json'))
  expect((await checkTypes(root)).problems).toEqual([
    'There is no tsconfig.json: write { "extends": "pagework/tsconfig.json", "include": ["page-configs", "blocks"] }',
  ])
})
