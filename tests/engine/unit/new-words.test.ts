import { expect, test } from 'vitest'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import { wordsSchema } from '../../../schemas/words.ts'
import { newWords, wordSets } from '../../../src/author/scaffold/new-words.ts'
import { importConfigs } from '../../../src/site/config/import-configs.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { textsIn } from '../../../src/util/texts-in.ts'
import { exampleSite } from '../../support/example-site.ts'

const words = 'page-configs/words.ts'

async function planned(files: Parameters<typeof exampleSite>[0], language = 'de') {
  const root = await exampleSite(files)
  return newWords(await readProject(root, importConfigs(root)), language)
}

test.each(Object.keys(wordSets))(
  'the set %s has every word, with the placeholders of the others',
  (language) => {
    const parsed = wordsSchema.parse(wordSets[language])
    expect(textsIn('', parsed).filter(({ text }) => text === wordMark)).toEqual([])
    const placeholders = (set: unknown) =>
      textsIn('', set).map(({ path, text }) => [
        path.join('.'),
        [...text.matchAll(/\{\w+\}/g)].flat().toSorted(),
      ])
    expect(new Map(placeholders(parsed).map(([path, names]) => [path, names]))).toEqual(
      new Map(placeholders(wordsSchema.parse(wordSets['en'])).map(([path, names]) => [path, names])),
    )
  },
)

test('a site without the file gets the whole set', async () => {
  const { creates, notes } = await planned({ [words]: undefined })
  expect(creates.get(words)).toContain('"linkLabel":"Mehr erfahren"')
  expect(notes).toEqual(['npm run validate -- --fix removes the words of blocks that no page has'])
})

test('a site gets the words that it lacks, and no others', async () => {
  const { edits } = await planned({
    [words]: (text) =>
      text.replace("    and: 'und',\n", '').replace("{ optionPlaceholder: 'Bitte wählen' }", '{}'),
  })
  expect(edits.get(words)).toContain('common: {"and":"und",')
  const whole = await planned({
    [words]: (text) => text.replace("{ optionPlaceholder: 'Bitte wählen' }", '{}'),
    'page-configs/werke/bogen.json': (text) => text.replace(', "fallbackHeading": "Häufige Fragen"', ''),
  })
  expect(whole.edits.get(words)).toContain('contact: {"optionPlaceholder":"Bitte wählen",}')
  expect(whole.edits.get(words)).toContain('"faq":{"fallbackHeading":"Häufige Fragen"')
})

test('a word that the set lacks is left to the author', async () => {
  const { edits, notes } = await planned({
    'page-configs/general/index.ts': (text) =>
      text.replace(/heading: '[^']*'/, "heading: '{words.hero.heading}'"),
  })
  expect([edits.size, notes]).toEqual([
    0,
    ['Write the word hero.heading in page-configs/words.ts: the engine has no words for a block of your own'],
  ])
})

test('a complete site gets none', async () => {
  const { edits, notes } = await planned({})
  expect([edits.size, notes]).toEqual([0, ['page-configs/words.ts has every word that the pages need']])
})

test('an unknown language is refused with the known ones', async () => {
  await expect(planned({}, 'fr')).rejects.toThrow(
    'There is no set of words for the language "fr": expected de or en',
  )
})
