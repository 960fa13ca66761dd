import { describe, expect, test } from 'vitest'
import type { Found, Rule } from '../../../src/lint/rule.ts'
import { openJudgedPages, partOfSite } from '../../../src/lint/judged-pages.ts'
import { rules } from '../../../src/lint/rules.ts'
import { joinContent } from '../../../src/site/joined/join-content.ts'
import type { JoinedSite } from '../../../src/site/joined/joined-site.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { exampleSite } from '../../support/example-site.ts'
import { examplesOf } from '../../support/examples-of.ts'
import { importData } from '../../support/import-data.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const ofPages = Object.entries(rules).filter(([, { scope }]) => scope === 'page')

describe.each(ofPages)('%s', (code, rule) => {
  const examples = examplesOf(code).filter(({ finds }) => finds)
  test.each(oneOfEach(examples, () => code))(
    'finds in single pages what it finds in the site: $name',
    async ({ files }) => {
      const site = await joined(files)
      const parts = [new Set<never>(), ...site.joined.map((page) => new Set([page]))]
      const inParts = new Set(parts.flatMap((part) => placesOf(rule, partOfSite(site, part))))
      expect([...inParts]).toEqual(expect.arrayContaining(placesOf(rule, site)))
    },
  )
})

test('the changed part has the changed pages, the other pages of their answers, and all shared files', async () => {
  const site = await joined({})
  const first = openJudgedPages(
    { pages: [], clean: [] },
    () =>
      ({ pathname }) =>
        pathname,
  )
  expect(first.changedPart(site).joined).toHaveLength(site.joined.length)
  const changed = site.joined.find(({ endpoint }) => endpoint !== undefined)
  const second = openJudgedPages({ ...first.used, clean: ['empty-page'] }, () => (page) => {
    return page === changed ? 'changed' : page.pathname
  })
  const part = second.changedPart(site)
  expect(part.joined).toEqual(site.joined.filter(({ endpoint }) => endpoint === changed?.endpoint))
  const pageFiles = new Set(site.joined.map(({ loaded }) => loaded.file))
  const changedFiles = new Set(part.joined.map(({ loaded }) => loaded.file))
  const isInPart = ({ file }: { file: string }) => changedFiles.has(file) || !pageFiles.has(file)
  expect(part.files).toEqual(site.files.filter(isInPart))
  expect(part.addresses).toEqual(site.addresses.filter(isInPart))
  expect(part.config.pages).toEqual(site.config.pages.filter(isInPart))
  expect(second.wasClean('empty-page')).toBe(true)
  expect(second.wasClean('hidden-block')).toBe(false)
})

async function joined(files: RuleExample['files']): Promise<JoinedSite> {
  const root = await exampleSite(files)
  const project = await readProject(root, importData(root))
  if (!project.config) throw new Error('The settings of the example are invalid')
  return joinContent({ ...project, config: project.config })
}

const placesOf = (rule: Rule, site: JoinedSite) =>
  [...checked(rule, site)].map(({ file, path, offset }) => JSON.stringify([file, path, offset]))

function checked(rule: Rule, site: JoinedSite): Iterable<Found> {
  if (rule.reads === 'files') return rule.check(site)
  if (rule.reads === 'configs') return rule.check(site)
  return rule.check(site)
}
