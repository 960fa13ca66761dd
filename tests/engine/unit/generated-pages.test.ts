import { expect, test } from 'vitest'
import { exampleFindings, withoutWords } from '../../support/example-findings.ts'
import { generatedPages, type GeneratedPage } from '../../support/generated-pages.ts'

const pages = generatedPages(100, 20_261_125)

async function found(files: Record<string, string>) {
  const { findings } = await exampleFindings({ files })
  return withoutWords(findings)
}

test('a hundred generated pages of all kinds have nothing to find', async () => {
  const findings = await found(Object.assign({}, ...pages.map(({ files }) => files)))
  expect(findings.map(({ file, place, rule, problem }) => [file, place, rule, problem].join(' '))).toEqual([])
}, 30_000)

/** Mistakes that authors make, each as an edit of a page's config. */
const mistakes: Record<string, (config: string) => string> = {
  'a misspelt type': (text) => text.replace('"type": "hero"', '"type": "heros"'),
  'a misspelt key': (text) => text.replace('"title"', '"titel"'),
  'an unknown kind': (text) => text.replace('"title"', '"kind": "lampe",\n  "title"'),
  'a section that is not sent': (text) => text.replace('"section": 2', '"section": 9'),
  'a section as a text': (text) => text.replace('"section": 2', '"section": "2"'),
  'an id twice': (text) => text.replace('"id": "block-1"', '"id": "block-0"'),
  'an id with a blank': (text) => text.replace('"id": "block-0"', '"id": "block 0"'),
  'an empty title': (text) => text.replace(/"title": "Probe \d+"/, '"title": ""'),
  'an endpoint without a file': (text) => text.replace('"endpoint": "', '"endpoint": "x'),
  'another prefix': (text) => text.replace('"prefix": "probe"', '"prefix": "prob"'),
  'no button': (text) => text.replace(/,\s*"button": \{\s*"label": "Schreiben"\s*\}/, ''),
  'a link to no page': (text) =>
    text.replace('"label": "Schreiben"', '"label": "Schreiben", "to": "/nirgends"'),
  'a head without a title': (text) => text.replace(/"title": "Probe Nummer \d+",/, ''),
  'no blocks': (text) => text.replace('"blocks"', '"bloecke"'),
  'a bracket too few': (text) => text.replace(/\]\s*\}(\)?\s*)$/, '}$1'),
}

test.each(Object.entries(mistakes))(
  'a page with %s is reported, whatever the page, and no other page is',
  async (_, edit) => {
    const broken = pages.filter((_page, index) => index % 5 === 0).map((page) => withMistake(page, edit))
    const findings = await found(Object.assign({}, ...broken.map(({ files }) => files)))
    const reported = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    expect([...reported].toSorted()).toEqual(broken.map(({ config }) => config).toSorted())
  },
  30_000,
)

function withMistake({ config, files }: GeneratedPage, edit: (text: string) => string): GeneratedPage {
  const before = files[config] ?? ''
  const after = edit(before)
  if (after === before) throw new Error(`The mistake changes nothing in ${config}`)
  return { config, files: { ...files, [config]: after } }
}
