import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importConfigs } from '../../../src/site/config/import-configs.ts'
import { filesIn } from '../../../src/util/files-in.ts'
import { cacheFolder } from '../../../src/util/open-cache.ts'
import { putFiles, temporaryFolder } from '../../support/temporary-folder.ts'

/** Imports these files of `page-configs/`. Returns the exports of each, or the reason of its failure. */
async function imported(files: Record<string, string | Uint8Array>) {
  const root = await temporaryFolder()
  await putFiles(join(root, 'page-configs'), files)
  const importModule = importConfigs(root)
  const names = Object.keys(files)
  const outcomes = await Promise.allSettled(
    names.map((file) => importModule(join(root, 'page-configs', file))),
  )
  return Object.fromEntries(
    outcomes.map((outcome, index) => [
      names[index],
      outcome.status === 'fulfilled' ? { ...outcome.value } : String(outcome.reason),
    ]),
  )
}

const config = `import { label } from './label.ts'
interface Config { label: string }
const config: Config = { label }
export default config`
const label = 'export const label: string = "₹ – “LED”"\nexport default label'

test('configs are imported as one bundle, with what they import', async () => {
  expect(await imported({ 'one.ts': config, 'label.ts': label })).toEqual({
    'one.ts': { default: { label: '₹ – “LED”' } },
    'label.ts': { default: '₹ – “LED”', label: '₹ – “LED”' },
  })
})

test('a config in another encoding is named, also where others import it', async () => {
  const results = await imported({
    'one.ts': config,
    'label.ts': Buffer.from('export const label = "Größe"', 'latin1'),
    'wide.ts': Buffer.from('\uFEFFexport default 1', 'utf16le'),
  })
  expect(results).toMatchObject({
    'one.ts': 'Error: label.ts is not UTF-8: save it as UTF-8',
    'label.ts': 'Error: label.ts is not UTF-8: save it as UTF-8',
    'wide.ts': 'Error: wide.ts is not UTF-8: save it as UTF-8',
  })
})

test('a broken config is reported alone, and the others are read', async () => {
  const results = await imported({
    'one.ts': config,
    'label.ts': label,
    'slip.ts': 'export default {',
    'deep.ts': `export default ${'['.repeat(100_000)}`,
    'objects.ts': `export default ${'{ a: '.repeat(50_000)}`,
    'deep.json': '['.repeat(100_000),
    'imports.ts': "import deep from './deep.json' with { type: 'json' }\nexport default deep",
    'throws.ts': 'const fail = () => { throw new Error("It throws") }\nexport default fail()',
    'astray.ts': "import './nowhere.ts'",
    'none.ts': 'export const other = 1',
  })
  expect(results).toMatchObject({
    'one.ts': { default: { label: '₹ – “LED”' } },
    'slip.ts': 'Error: Expected `}` but found `EOF`',
    'throws.ts': 'Error: It throws',
    'deep.ts': 'Error: brackets are nested deeper than 500 levels here',
    'objects.ts': 'Error: brackets are nested deeper than 500 levels here',
    'imports.ts': 'Error: brackets are nested deeper than 500 levels here',
    'astray.ts': expect.stringMatching(/nowhere\.ts/),
    'none.ts': { other: 1 },
  })
  expect(results['none.ts']).not.toHaveProperty('default')
  expect(results['slip.ts']).not.toContain('\u001B')
})

test('a bundle is cached until one of its files changes', async () => {
  const root = await temporaryFolder({
    'page-configs/one.ts': "import { word } from '../shared.ts'\nexport default word",
  })
  const file = join(root, 'page-configs/one.ts')
  const shared = (word: string) => writeFile(join(root, 'shared.ts'), `export const word: string = '${word}'`)
  const read = async () => (await importConfigs(root)(file)).default
  const kept = async () => {
    const names = filesIn(join(root, cacheFolder))
    return Promise.all(names.map((name) => readFile(join(root, cacheFolder, name), 'utf8')))
  }
  await shared('one')
  expect(await read()).toBe('one')
  const before = await kept()
  expect(await read()).toBe('one')
  expect(await kept()).toEqual(before)
  // The file is outside the folder but imported again.
  await shared('two')
  expect(await read()).toBe('two')
  await writeFile(file, "export default 'three'")
  expect(await read()).toBe('three')
  expect(await kept()).toHaveLength(2)
})
