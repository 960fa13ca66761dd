import { join, posix } from 'node:path'
import { escapeRegExp } from '../../util/escape-reg-exp.ts'
import type { Project } from '../../site/config/project.ts'
import { otherLanguages } from '../../site/config/site-languages.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { textHash } from '../../site/languages/shown-texts.ts'
import type { Edit } from '../../util/apply-edits.ts'
import { filesIn } from '../../util/files-in.ts'
import { stringLiterals } from '../source/string-literals.ts'
import { editPlan, plannedTexts } from './change-plan.ts'
import type { Plan } from './plan.ts'

/** An edit of a string literal has its value. */
export type TextEdit = Edit & { value?: string }

/**
 * Adds edits of configs, embedded content and translations to a plan. A translation of an edited text becomes one of the new
 * text.
 */
export function editTexts(
  project: Project,
  plan: Plan,
  editsOf: (file: string, text: string) => TextEdit[],
): void {
  const sources = sourcesOf(project)
  const planned = plannedTexts(plan, sources)
  const files = ['page-configs', 'content/api', 'content/translations'].flatMap((folder) =>
    textFiles(project.root, folder),
  )
  const edited = files.map((file) => ({ file, edits: editsOf(file, planned(file) ?? '') }))
  const hashes = new Map(
    edited.flatMap(({ edits }) =>
      edits.flatMap(({ value, text }) =>
        value === undefined ? [] : [[textHash(value), textHash(String(JSON.parse(text)))] as const],
      ),
    ),
  )
  for (const { file, edits } of edited) {
    const isTranslation = hashes.size > 0 && /^[^/]+\/translations\//.test(file)
    const literals = isTranslation ? stringLiterals(file, planned(file) ?? '') : []
    const updated = literals.flatMap(({ value, start, end, key }) => {
      const hash = key === 'of' ? hashes.get(value) : undefined
      return hash === undefined ? [] : [{ start, end, text: JSON.stringify(hash) }]
    })
    if (edits.length + updated.length > 0) editPlan(plan, sources, file, [...edits, ...updated])
  }
}

interface Move {
  from: string
  to: string
  /** New names of the files that move. */
  moved: ReadonlyMap<string, string>
  site: Project['config']['site']
}

/** Returns the edits that replace the old address in all strings that are the address or contain a link to it. */
export function linkEdits(file: string, text: string, { from, to, moved, site }: Move): TextEdit[] {
  const roots = otherLanguages(site).map(({ root }) => escapeRegExp(root))
  const address = `(${['', ...roots].join('|')})${escapeRegExp(from)}`
  const whole = new RegExp(`^${address}(?=$|[#?])`)
  const linked = new RegExp(`(?<=href=["'])${address}(?=["'#?])`, 'g')
  // `known` titles name the page by its key, which is replaced, too.
  const [oldKey, newKey] =
    posix.dirname(from) === posix.dirname(to) ? [from, to].map((one) => posix.basename(one)) : []
  return stringLiterals(file, text).flatMap(({ value, start, end, isImport, key }) => {
    if (isImport) return []
    // An article names its product by the last part of the product's address.
    const isId = key === 'key' || (key === 'id' && posix.dirname(from) === site.defaults.productPages)
    const isKey = isId && value === oldKey && newKey !== undefined
    const now = isKey
      ? newKey
      : (moved.get(value) ?? value.replace(whole, `$1${to}`).replaceAll(linked, `$1${to}`))
    return now === value ? [] : [{ start, end, text: JSON.stringify(now), value }]
  })
}

/** Returns the texts in a folder without generated files, which are generated again. */
const textFiles = (root: string, folder: string) =>
  filesIn(join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|json)$/.test(file) && !/\/known\.(d\.ts|schema\.json)$/.test(file))
