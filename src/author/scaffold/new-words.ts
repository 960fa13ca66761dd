import { isObject } from '../../../schemas/shared/describe-value.ts'
import { locate } from '../../lint/locate.ts'
import { missingWords } from '../../site/config/fill-words.ts'
import { wordsFile, type FoundProject } from '../../site/config/project.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'
import { engineName } from '../../util/engine-of.ts'
import { valueAt } from '../../util/problem.ts'
import type { Plan } from './plan.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }

/** Complete sets of words by language, from which a site starts. */
export const wordSets: Readonly<Record<string, { common: object }>> = { de, en }

/** Plans the file of words in a language, or adds to the existing file the words that the site lacks. */
export function newWords(project: FoundProject, language: string): Plan {
  const set = wordSets[language]
  if (!set)
    throw new AuthorError(
      `There is no set of words for the language "${language}": expected ${Object.keys(wordSets).join(' or ')}`,
      [],
      `Take one of them and translate ${wordsFile}`,
    )
  const plan: Plan = { creates: new Map(), edits: new Map(), removes: [], notes: [] }
  if (!project.names.includes(wordsFile)) {
    plan.creates.set(wordsFile, wordsSource(set))
    plan.notes.push('npm run validate -- --fix removes the words of blocks that no page has')
    return plan
  }
  const sources = sourcesOf(project)
  for (const [file, edits] of additions(project, set)) {
    plan.edits.set(file, applyEdits(sources(file) ?? '', edits))
  }
  const ofOwnBlocks = neededWords(project).filter((path) => valueAt(path, set) === undefined)
  for (const name of new Set(ofOwnBlocks.map((path) => path.join('.'))))
    plan.notes.push(`Write the word ${name} in ${wordsFile}: the engine has no words for a block of your own`)
  if (plan.edits.size + plan.notes.length === 0)
    plan.notes.push(`${wordsFile} has every word that the pages need`)
  return plan
}

/**
 * Plans the words that the pages of a site lack, in the site's language. Undefined if it lacks none, or if there is no
 * set of words for the language: the rule `missing-word` reports them then.
 */
export function lackedWords(project: FoundProject): Plan | undefined {
  const { config } = project
  if (!config || config.pages.every(({ page }) => missingWords(page).length === 0)) return undefined
  const { language } = new Intl.Locale(config.site.language)
  return language in wordSets ? newWords(project, language) : undefined
}

/** Returns the source text of the file of words. */
export const wordsSource = (set: object) =>
  `import { defineWords } from '${engineName}'\n\nexport default defineWords(${JSON.stringify(set)})\n`

/** Returns the paths of the words that the pages of a project need and lack. */
const neededWords = ({ config }: FoundProject) =>
  (config?.pages ?? []).flatMap(({ page }) => missingWords(page))

/** Returns the edits that add the missing words, by file: the file of words may import a group from another. */
function additions(project: FoundProject, set: { common: object }): Map<string, Edit[]> {
  const written = project.files.find(({ file }) => file === wordsFile)?.input
  const common = Object.keys(set.common).map((key) => ['common', key])
  const needed = [...common, ...neededWords(project)].filter((path) => valueAt(path, set) !== undefined)
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
