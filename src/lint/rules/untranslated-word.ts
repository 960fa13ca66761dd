import { presetWords } from '../../site/config/preset-words.ts'
import { shownWords } from '../../site/config/fill-words.ts'
import { wordsFile } from '../../site/config/project.ts'
import { hasWords } from '../../site/languages/shown-texts.ts'
import { languageOf } from '../../util/language-of.ts'
import { valueAt } from '../../util/problem.ts'
import { defineRule } from '../rule.ts'

export const untranslatedWord = defineRule({
  summary: 'The words of controls are in the language of the site.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    The engine has words in English, German, Hindi and Tamil. A site in another language shows the English ones, until its file
    \`page-configs/words.ts\` has words of its own. All words that are English are one finding.

    The command \`npm run new -- words\` writes the English words that the pages show into the file: translate them there. List the names of words that are
    the same in both languages in \`sameInEnglish\`, such as \`common.menu\`.`,
  *check({ config }) {
    const { site, words } = config
    if (languageOf(site.language) === 'en') return
    const english = presetWords('en')
    const local = presetWords(site.language)
    const isEnglish = (path: PropertyKey[]) => {
      const word = valueAt(path, words)
      const isOwn = local !== english && word === valueAt(path, local)
      return word === valueAt(path, english) && !isOwn && hasWords(String(word))
    }
    const untranslated = new Map(
      shownWords(config)
        .filter(isEnglish)
        .map((path) => [path.join('.'), path]),
    )
    for (const name of words.sameInEnglish) untranslated.delete(name)
    const [first] = untranslated.values()
    if (!first) return
    yield {
      file: wordsFile,
      path: first,
      problem: `${untranslated.size === 1 ? 'a word is' : `${untranslated.size} words are`} English in a site in the language ${site.language}`,
      expected:
        'translations (npm run new -- words writes the words into this file), or their names in sameInEnglish',
      received: namesOf([...untranslated.keys()]),
    }
  },
})

/** Returns the names, or the numbers of names in each group if there are many. */
function namesOf(names: string[]): string {
  if (names.length <= MAX_NAMES) return names.join(', ')
  const counts = new Map<string, number>()
  for (const name of names) {
    const [group = ''] = name.split('.')
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return [...counts].map(([group, count]) => `${group} (${count})`).join(', ')
}

const MAX_NAMES = 8
