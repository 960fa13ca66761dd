import { describe, expect, test } from 'vitest'
import type { Found, Rule } from '../../../src/lint/rule.ts'
import { partOfSite } from '../../../src/lint/judged-pages.ts'
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
