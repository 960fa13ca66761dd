import { expect, test } from 'vitest'
import { validateCommand } from '../../../src/author/commands/validate-command.ts'
import { article } from '../../support/example-edits.ts'
import { exampleSite } from '../../support/example-site.ts'
import type { RuleExample } from '../../support/rule-example.ts'
import { outputOf } from '../../support/output-of.ts'

const home = 'page-configs/general/index.ts'
const lamp = 'page-configs/werke/bogen.json'
const answer = 'content/api/bogen.json'
const record = { shows: 'Eine Lampe am Abend', focus: [50, 50], light: 'day', rendered: true }

/** Returns the exit code, and the files with findings of the page at an address. */
async function pageFindings(address: string, files: RuleExample['files']) {
  const site = await exampleSite(files)
  const { code, stdout } = await outputOf(validateCommand, site, '--page', address, '--format', 'json')
  const { findings }: { findings: { file: string; rule: string }[] } = JSON.parse(stdout)
  return { code, reported: findings.map(({ file, rule }) => `${file} ${rule}`) }
}

test('--page reports the config, the content and the records of the pictures of one page', async () => {
  const files: RuleExample['files'] = {
    [lamp]: (text) => text.replace('"Für Ihren Tisch?"', '"Für {Ihren} Tisch?"'),
    [answer]: (text) => text.replace('"description"', '"descripton"'),
    'content/pictures/a.json': JSON.stringify({ 'abend.webp': record }),
    'content/pictures/b.json': JSON.stringify({ 'abend.webp': record, 'nirgends.webp': record }),
    [home]: (text) => text.replace('emptyText', 'emtyText'),
  }
  const { code, reported } = await pageFindings('/lampen/bogen', files)
  expect(code).toBe(1)
  expect(reported.toSorted()).toEqual([
    `${answer} unknown-field`,
    'content/pictures/b.json picture-record',
    `${lamp} unknown-placeholder`,
  ])
  expect(await pageFindings('/', files)).toEqual({ code: 1, reported: [`${home} unknown-key`] })
  expect(await pageFindings('/schreiben', files)).toEqual({ code: 0, reported: [] })
})

test('--page finds the answer of an article by its address', async () => {
  const title = '"title":"Welches Holz wir nehmen"'
  const files = {
    ...article,
    'content/api/notizen/holz.json': article['content/api/notizen/holz.json'].replace(
      title,
      title.replace('title', 'titel'),
    ),
  }
  expect((await pageFindings('/notizen/holz', files)).reported).toContain(
    'content/api/notizen/holz.json unknown-field',
  )
  expect((await pageFindings('/lampen/bogen', files)).reported).toEqual([])
})

test('--page reports a config that cannot be parsed, and settings that every page needs', async () => {
  expect(
    await pageFindings('/lampen/bogen', { [lamp]: (text) => text.replace('"title":', '"titel":') }),
  ).toEqual({ code: 1, reported: [`${lamp} unknown-key`] })
  const settings = 'page-configs/site.ts'
  const { code, reported } = await pageFindings('/lampen/bogen', {
    [settings]: (text) => text.replace('  keywords:', '  keywrds:'),
  })
  expect(code).toBe(1)
  expect(reported).toContain(`${settings} unknown-key`)
})

test.each([
  ['an unknown address', ['--page', '/lampen/bogn'], 'did you mean "/lampen/bogen"?'],
  [
    '--fix',
    ['--page', '/', '--fix'],
    '--page only reports, and chooses the files itself: omit --fix and the files',
  ],
])('--page with %s ends with 2', async (_, args, says) => {
  const { code, stderr } = await outputOf(validateCommand, await exampleSite({}), ...args)
  expect(code).toBe(2)
  expect(stderr).toContain(says)
})
