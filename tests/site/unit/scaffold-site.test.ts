import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { carryOut } from '../../../src/author/scaffold/plan.ts'
import { folderKinds, generalKinds, planNew, type NewOptions } from '../../../src/author/scaffold/plan-new.ts'
import { schemas } from '../../support/generated.ts'
import { copyProject } from '../../support/project-copy.ts'

/** Everything that `npm run new` can write, in one copy of the project: each kind, an article, a redirect, a block. */
let project: Awaited<ReturnType<typeof copyProject>>
const addresses: string[] = []
let before: Found[] = []

const foundSchema = z.object({ findings: z.array(z.object({ rule: z.string(), file: z.string() })) })
type Found = z.output<typeof foundSchema>['findings'][number]

/** Returns the findings in the copy. Fails if one is an error. */
async function validate(): Promise<Found[]> {
  const validated = project.run('node', 'tools/run.mjs', 'validate', '--format', 'json')
  expect(await validated.ended, validated.output()).toBe(0)
  return foundSchema.parse(JSON.parse(validated.output())).findings
}

beforeAll(async () => {
  project = await copyProject()
  const { root } = project
  before = await validate()
  const write = async (wishes: NewOptions) => {
    const plan = await planNew(await projectToChange(root), wishes, () => Promise.resolve(schemas))
    await carryOut(root, plan)
    if (plan.address !== undefined) addresses.push(plan.address)
  }
  const site = await projectToChange(root)
  for (const kind of folderKinds(site)) await write({ what: kind, title: `New ${kind} & more` })
  for (const kind of generalKinds(site)) await write({ what: 'page', kind, title: `New ${kind}` })
  await write({ what: 'article', title: 'Größe & Gewicht' })
  await write({ what: 'redirect', from: '/an-old-address', to: addresses[0] })
  await write({ what: 'block', name: 'price-table' })
})

afterAll(() => project.remove())

test('all of it validates, with samples as the only new findings: one for each file, and no translation', async () => {
  const isNew = (finding: Found) =>
    !before.some(({ rule, file }) => rule === finding.rule && file === finding.file)
  const findings = await validate()
  const expected = new Set(['sample-text', 'missing-translation'])
  expect(findings.filter((finding) => !expected.has(finding.rule) && isNew(finding))).toEqual([])
  const files = findings.flatMap(({ rule, file }) => (rule === 'sample-text' ? [file] : []))
  expect(files.length).toBeGreaterThan(addresses.length)
  expect(files).toEqual([...new Set(files)])
})

test('all of it is published', async () => {
  const build = project.run('node', 'tools/run.mjs', 'build')
  expect(await build.ended, build.output()).toBe(0)
  const dist = join(project.root, 'dist')
  expect(addresses.length).toBeGreaterThan(9)
  expect(addresses.filter((address) => !existsSync(join(dist, `${address}.html`)))).toEqual([])
  expect(readFileSync(join(dist, '_redirects'), 'utf8')).toContain(`/an-old-address ${addresses[0]}`)
}, 240_000)
