import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { moduleLoader } from '../../../src/author/dev-server/load-module.ts'
import { readConfigFile } from '../../../src/site/config/read-config-file.ts'
import { exampleSite } from '../../support/example-site.ts'

test(
  'in development a config that cannot be read has a plain reason, and its place',
  { timeout: 30_000 },
  async () => {
    const root = await exampleSite({
      'page-configs/general/komma.ts': "export default {\n  title: 'A'\n  blocks: [] }",
      'page-configs/general/wort.ts': 'export default {\n  title: Wort }',
    })
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
    })
    onTestFinished(() => server.close())
    const read = async (file: string) => (await readConfigFile(root, file, moduleLoader(server))).problems
    expect(await read('page-configs/general/komma.ts')).toMatchObject([
      { problem: 'cannot be read: Expected `,` or `}` but found `Identifier`', offset: 32 },
    ])
    expect(await read('page-configs/general/wort.ts')).toMatchObject([
      { problem: 'cannot be read: Wort is not defined: import it, or write a text in quotes', offset: 26 },
    ])
    expect(await moduleLoader(server)(join(root, 'page-configs/general/schreiben.ts'))).toHaveProperty(
      'default',
    )
  },
)
