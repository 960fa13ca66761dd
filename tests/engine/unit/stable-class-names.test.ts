import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { stableClassNames } from '../../../src/publish/app/stable-class-names-plugin.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const code = [
  "import { styled } from 'styled-components'",
  'export const [one, two] = [styled.b`top: 0`, styled.i`top: 1px`]',
].join('\n')

/** Returns the class names of a compiled file of two styles, in its own folder. */
async function namesFrom(fileName: string, plugins: (folder: string) => Plugin[], isBeside = false) {
  const folder = await temporaryFolder({ [fileName]: code })
  const root = isBeside ? await temporaryFolder() : folder
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: plugins(folder),
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
    build: {
      write: false,
      lib: { entry: join(folder, fileName), formats: ['es'] },
      rolldownOptions: { external: 'styled-components' },
    },
  })
  if (!Array.isArray(outputs) || !outputs[0]) throw new Error('Nothing was built')
  return outputs[0].output[0].code.match(/sc-\w+-\d+/g) ?? []
}

const stable = (folder: string) => [stableClassNames(folder)]

test('a file has the same class names wherever the project lies', async () => {
  const names = await namesFrom('a.ts', stable)
  expect(names).toEqual([expect.stringMatching(/^sc-\w{5}-0$/), expect.stringMatching(/^sc-\w{5}-1$/)])
  expect(await namesFrom('a.ts', stable)).toEqual(names)
})

test('a file of a site beside the engine has the same class names wherever the site lies', async () => {
  const names = await namesFrom('blocks/a.ts', stable, true)
  expect(await namesFrom('blocks/a.ts', stable, true)).toEqual(names)
})

test('another file has other class names', async () => {
  expect(await namesFrom('b.ts', stable)).not.toEqual(await namesFrom('a.ts', stable))
})

test('without the plugin, class names depend on the folder', async () => {
  expect(await namesFrom('a.ts', () => [])).not.toEqual(await namesFrom('a.ts', () => []))
})
