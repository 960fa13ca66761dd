import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { carryOut } from '../../../src/author/scaffold/plan.ts'
import { planNew } from '../../../src/author/scaffold/plan-new.ts'
import { renamePage } from '../../../src/author/scaffold/rename-page.ts'
import { validate } from '../../../src/lint/validate.ts'
import { article } from '../../support/example-edits.ts'
import { exampleSite } from '../../support/example-site.ts'
import { schemas } from '../../support/generated.ts'

const file = 'page-configs/redirects.ts'
const redirects = `import { defineRedirects } from 'pagework'

export default defineRedirects([{ from: '/alt', to: '/schreiben' }])
`

test.each([
  ['/neu', '/nirgends', '--to /nirgends\n  problem   no page has this address'],
  ['/neu', '/schreibn', 'did you mean "/schreiben"?'],
  ['/alt', '/', '--from /alt\n  problem   [0] redirects this address already'],
  ['/schreiben', '/', 'it is the page /schreiben'],
  ['/neu', '/alt', 'this address redirects again; write "/schreiben" here'],
  ['/neu', '/neu', 'it goes round in a circle'],
  ['garantie', '/', '--from garantie\n  must be an address that begins with a slash, such as "/garantie"'],
  [
    '/neu',
    'schreiben',
    '--to schreiben\n  must be an address that begins with a slash, such as "/schreiben"',
  ],
  ['/neu', 'https://other.example/a', 'no redirect leads from or to another host'],
  ['/neu', '/notizen/hols', 'did you mean "/notizen/holz"?'],
  ['/notizen/holz', '/', 'it is the page /notizen/holz'],
])('a redirect from %s to %s is refused, and nothing is written', async (from, to, says) => {
  const root = await exampleSite({ ...article, [file]: redirects })
  const planned = planNew(await projectToChange(root), { what: 'redirect', from, to }, () =>
    Promise.resolve(schemas),
  )
  await expect(planned).rejects.toThrow(says)
  expect(readFileSync(join(root, file), 'utf8')).toBe(redirects)
})

test('a page that leaves the folder of its kind keeps the kind', async () => {
  const root = await exampleSite({})
  await carryOut(root, renamePage(await projectToChange(root), '/lampen/bogen', '/bogen'))
  expect(existsSync(join(root, 'page-configs/general/bogen.json'))).toBe(true)
  expect(readFileSync(join(root, 'page-configs/general/bogen.json'), 'utf8')).toContain('"kind": "werk"')
  expect((await validate(root)).map(({ rule, problem }) => [rule, problem])).toEqual([])
  await carryOut(root, renamePage(await projectToChange(root), '/bogen', '/lampen/esche'))
  expect((await validate(root)).map(({ rule, problem }) => [rule, problem])).toEqual([])
})

test.each([
  ['/lampen/bogen', '/lampen/Bogen', 'differ in letter case only'],
  ['/lampen/bogen', '/Schreiben', 'There is a page at /schreiben already'],
  ['/schreiben', '/lampen/schreiben', 'would be a page of the kind "werk"'],
  ['/lampen/bogen', '/api/bogen', 'The address /api/bogen is reserved'],
  ['/lampen/bogen', '/lampen/große leuchte', 'letters from a to z'],
])('%s does not move to %s', async (from, to, says) => {
  const root = await exampleSite({})
  const project = await projectToChange(root)
  expect(() => renamePage(project, from, to)).toThrow(says)
})
