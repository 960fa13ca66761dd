import { expect, test } from 'vitest'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import { english } from '../../../schemas/words/english.ts'
import { german } from '../../../schemas/words/german.ts'
import { hindi } from '../../../schemas/words/hindi.ts'
import { tamil } from '../../../schemas/words/tamil.ts'
import { wordsSchema } from '../../../schemas/words.ts'
import { newWords } from '../../../src/author/scaffold/new-words.ts'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { importConfigs } from '../../../src/site/config/import-configs.ts'
import { textsIn } from '../../../src/util/texts-in.ts'
import { exampleSite } from '../../support/example-site.ts'

const words = 'page-configs/words.ts'
const settings = 'page-configs/site.ts'
const inPortuguese = { [settings]: (text: string) => text.replace("language: 'de-DE'", "language: 'pt-PT'") }

const planned = async (files: Parameters<typeof exampleSite>[0], language?: string) =>
  newWords(await projectToChange(await exampleSite(files)), language)

test.each(Object.entries({ english, german, hindi, tamil }))(
  'the engine has every word in %s, with the placeholders of the English ones',
  (_language, preset) => {
    const parsed = wordsSchema.parse(preset)
    expect(textsIn('', parsed).filter(({ text }) => text === wordMark)).toEqual([])
    const placeholders = (set: unknown) =>
      new Map(
        textsIn('', set).map(({ path, text }) => [
          path.join('.'),
          [...text.matchAll(/\{\w+\}/g)].flat().toSorted(),
        ]),
      )
    expect(placeholders(parsed)).toEqual(placeholders(wordsSchema.parse(english)))
  },
)

test('a site has the engine’s words in its language, and its own in place of them', async () => {
  const root = await exampleSite({ [words]: "export default { common: { menu: 'Speisen' } }\n" })
  const { config } = await readProject(root, importConfigs(root))
  expect(config?.site.words).toMatchObject({ menu: 'Speisen', next: 'Weiter' })
})

test('the words that the pages show are written to be changed', async () => {
  const { edits } = await planned({
    [words]: (text) => text.replace("{ optionPlaceholder: 'Bitte wählen' }", '{}'),
  })
  expect(edits.get(words)?.after).toContain("\n    home: '{brand}, Startseite',\n    menu: 'Menü',\n")
  expect(edits.get(words)?.after).toMatch(/contact: \{[^}]*optionPlaceholder: 'Bitte wählen',/)
  expect(edits.get(words)?.after).not.toContain('gallery')
})

test('in a language without words of the engine, they are English samples, to be translated', async () => {
  const { edits } = await planned(inPortuguese, 'pt')
  expect(edits.get(words)?.after).toContain(
    "\n    home: 'SAMPLE: {brand} home',\n    menu: 'SAMPLE: Menu',\n",
  )
})

test('a word that the engine lacks is left to the author', async () => {
  const { notes } = await planned({
    'page-configs/general/index.ts': (text) =>
      text.replace(/heading: '[^']*'/, "heading: '{words.hero.heading}'"),
  })
  expect(notes).toEqual([
    'Write the word hero.heading in page-configs/words.ts: the engine has no words for a block of your own',
  ])
})

test('the words of another language than the site’s are refused', async () => {
  await expect(planned({}, 'fr')).rejects.toThrow(
    /^The language of the site is "de-DE": write language: 'fr' in page-configs\/site\.ts$/,
  )
})

test('words that code makes are refused with their name', async () => {
  const made = planned({ [words]: 'const make = () => ({})\n\nexport default make()\n' })
  await expect(made).rejects.toThrow(
    /^Nothing was written\n\npage-configs\/words.ts\n {2}common\.\w+: there is no object to which this value could be added$/,
  )
})
