import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../support/project-copy.ts'
import { markSite, unmarkedInFolder } from '../../support/pseudo-site.ts'

// Every text of this site is in marks, so that a text outside of them is the engine's own.

let project: Awaited<ReturnType<typeof copyProject>>
beforeAll(async () => {
  project = await copyProject()
  await markSite(project.root)
})
afterAll(() => project.remove())

test('every published page, head, text without scripts and manifest has only texts of the site', async () => {
  const build = project.run('node', 'tools/run.mjs', 'build')
  expect(await build.ended, build.output()).toBe(0)
  expect(await unmarkedInFolder(join(project.root, 'dist'))).toEqual({})
}, 300_000)
