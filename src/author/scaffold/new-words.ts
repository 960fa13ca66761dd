import { isObject } from '../../../schemas/shared/describe-value.ts'
import { locate } from '../../lint/locate.ts'
import { missingWords, shownWords } from '../../site/config/fill-words.ts'
import { presetWords } from '../../site/config/preset-words.ts'
import { siteFile, wordsFile, type Project } from '../../site/config/project.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'
import { engineName } from '../../util/engine-of.ts'
import { languageOf } from '../../util/language-of.ts'
import { valueAt } from '../../util/problem.ts'
import type { Plan } from './plan.ts'

/**
 * Plans to write the engine's words into the file of words: those that the pages show and the file lacks. The engine's words are in the site's
 * language, or else English, to translate them.
 */
export function newWords(project: Project, language?: string): Plan {
  const own = project.config.site.language
  if (language !== undefined && languageOf(language) !== languageOf(own))
    throw new AuthorError(
      `The language of the site is "${own}": write language: '${language}' in ${siteFile}`,
      [],
    )
  const plan: Plan = { creates: new Map(), edits: new Map(), removes: [], notes: [] }
  const sources = sourcesOf(project)
  for (const [file, edits] of additions(project)) plan.edits.set(file, applyEdits(sources(file) ?? '', edits))
  const missing = project.config.pages.flatMap(({ page }) => missingWords(page))
  for (const name of new Set(missing.map((path) => path.join('.'))))
    plan.notes.push(`Write the word ${name} in ${wordsFile}: the engine has no words for a block of your own`)
  if (plan.edits.size + plan.notes.length === 0)
    plan.notes.push(`${wordsFile} has every word that the pages show`)
  return plan
}

/** Returns the source text of a file of words. */
export const wordsSource = (words: object) =>
  `import { defineWords } from '${engineName}'\n\nexport default defineWords(${JSON.stringify(words)})\n`

/** Returns the edits that add words, by file: the file of words may import a group from another. */
function additions(project: Project): Map<string, Edit[]> {
  const set = presetWords(project.config.site.language)
  const written = project.files.find(({ file }) => file === wordsFile)?.input
  const needed = shownWords(project.config).filter((path) => valueAt(path, set) !== undefined)
  /** New entries by the path of the object that gets them. */
  const added = new Map<string, Map<PropertyKey, unknown>>()
  for (const path of needed) {
    const depth = path.findIndex((_, index) => valueAt(path.slice(0, index + 1), written) === undefined)
    // A group that is missing as a whole is added as a whole.
    const key = path[depth]
    if (depth < 0 || key === undefined) continue
    const parent = JSON.stringify(path.slice(0, depth))
    const entries = added.get(parent) ?? new Map<PropertyKey, unknown>()
    added.set(parent, entries.set(key, valueAt(path.slice(0, depth + 1), set)))
  }
  const edits = new Map<string, Edit[]>()
  for (const [parent, entries] of added) {
    const place = locate(wordsFile, JSON.parse(parent), sourcesOf(project))
    const text = JSON.stringify(Object.fromEntries(entries))
    if (!place?.exact || !isObject(valueAt(JSON.parse(parent), written)))
      throw new AuthorError(`${wordsFile} cannot be added to`, [{ place: wordsFile, problems: [text] }])
    const at = place.value.start + 1
    const edit = { start: at, end: at, text: `${text.slice(1, -1)},` }
    edits.set(place.file, [...(edits.get(place.file) ?? []), edit])
  }
  return edits
}
