import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { knownNames } from '../../../src/author/generate/known-names.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { importModule } from '../../support/import-module.ts'
import { root } from '../../support/root.ts'

test('the names offered in editors exist; npm run schemas reports a new one', async () => {
  const file = await readFile(join(root, 'page-configs/known.schema.json'), 'utf8')
  const { $defs: told } = z
    .object({ $defs: z.record(z.string(), z.object({ enum: z.array(z.string()) })) })
    .parse(JSON.parse(file))
  const known = knownNames(await readProject(root, importModule))
  for (const [kind, names] of Object.entries(known))
    expect(
      told[kind]?.enum.filter((name) => !names.includes(name)),
      kind,
    ).toEqual([])
})
