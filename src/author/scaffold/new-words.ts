import { missingWords, shownWords } from '../../site/config/fill-words.ts'
import { hasPresetWords, presetWords } from '../../site/config/preset-words.ts'
import { siteFile, wordsFile, type Project } from '../../site/config/project.ts'
import { hasWords } from '../../site/languages/shown-texts.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { AuthorError } from '../../util/author-error.ts'
import { languageOf } from '../../util/language-of.ts'
import { valueAt } from '../../util/problem.ts'
import { changePlan } from './change-plan.ts'
import { newPlan, type Plan } from './plan.ts'
import { sample } from './sample.ts'

/**
 * Plans to write the engine's words into the file of words: those that the pages show and the file lacks. The engine's words are in the site's
 * language, or else English samples, which are not published before they are translated.
 */
export function newWords(project: Project, language?: string): Plan {
  const siteLanguage = project.config.site.language
  if (language !== undefined && languageOf(language) !== languageOf(siteLanguage))
    throw new AuthorError(
      `The language of the site is "${siteLanguage}": write language: '${language}' in ${siteFile}`,
      [],
    )
  const plan = newPlan()
  const sources = sourcesOf(project)
  const preset = presetWords(siteLanguage)
  const written = project.files.find(({ file }) => file === wordsFile)?.input
  for (const path of shownWords(project.config)) {
    const value = valueAt(path, preset)
    if (typeof value === 'string' && valueAt(path, written) === undefined)
      changePlan(plan, sources, {
        do: 'set',
        file: wordsFile,
        path,
        value: hasPresetWords(siteLanguage) || !hasWords(value) ? value : sample(value),
      })
  }
  const missing = project.config.pages.flatMap(({ page }) => missingWords(page))
  for (const name of new Set(missing.map((path) => path.join('.'))))
    plan.notes.push(`Write the word ${name} in ${wordsFile}: the engine has no words for a block of your own`)
  if (plan.edits.size + plan.notes.length === 0)
    plan.notes.push(`${wordsFile} has every word that the pages show`)
  return plan
}
