import { join, posix } from 'node:path'
import type { Project } from '../../site/config/project.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { textHash } from '../../site/languages/shown-texts.ts'
import type { Edit } from '../../util/apply-edits.ts'
import { escapeRegExp } from '../../util/escape-reg-exp.ts'
import { filesIn } from '../../util/files-in.ts'
import { stringLiterals } from '../source/string-literals.ts'
import { addRedirects, type NewRedirect } from './add-redirect.ts'
import { editPlan, plannedTexts } from './change-plan.ts'
import type { Plan } from './plan.ts'

/** Plans that all links to the old addresses of a page lead to the new ones, in configs, content and translations, with redirects. */
export function moveLinks(
  project: Project,
  plan: Plan,
  moves: NewRedirect[],
  { moved = new Map(), alsoEdit = () => [] }: Partial<Pick<Move, 'moved'>> & { alsoEdit?: EditsOf } = {},
): void {
  const sources = sourcesOf(project)
  const move = { moves, moved, hashes: new Map(), products: project.config.site.defaults.productPages }
  for (const file of textFiles(project.root)) {
    const text = plannedTexts(plan, sources)(file) ?? ''
    const edits = [...linkEdits(file, text, move), ...alsoEdit(file, text)]
    if (edits.length > 0) editPlan(plan, sources, file, edits)
  }
  addRedirects(plan, sources, moves)
}

type EditsOf = (file: string, text: string) => Edit[]

interface Move {
  /** Old and new addresses of the page, in the source language first. */
  moves: NewRedirect[]
  /** New names of the files that move. */
  moved: ReadonlyMap<string, string>
  /** New hashes of changed texts by their old ones. Translations, which come after their texts, name the new ones. */
  hashes: Map<string, string>
  /** The address below which product pages are. Articles name a product by the rest of its address. */
  products: string | undefined
}

/** Returns the edits that replace the old addresses in all strings that are such an address or contain a link to it. */
function linkEdits(file: string, text: string, { moves, moved, hashes, products }: Move): Edit[] {
  const [{ from, to } = { from: '', to: '' }] = moves
  // `known` titles name the page by its key, which is replaced, too.
  const [oldKey, newKey] =
    posix.dirname(from) === posix.dirname(to) ? [from, to].map((address) => posix.basename(address)) : []
  return stringLiterals(file, text).flatMap(({ value, start, end, isImport, key }) => {
    if (isImport) return []
    // An article names its product by the last part of the product's address.
    const isId = key === 'key' || (key === 'id' && posix.dirname(from) === products)
    const isKey = isId && value === oldKey && newKey !== undefined
    const followed =
      moved.get(value) ?? (key === 'of' ? hashes.get(value) : undefined) ?? linked(value, moves)
    const replaced = isKey ? newKey : followed
    if (replaced === value) return []
    hashes.set(textHash(value), textHash(replaced))
    return [{ start, end, text: JSON.stringify(replaced) }]
  })
}

/** Returns a text that leads to the new addresses: one of the old addresses, or a text with links to them. */
const linked = (text: string, moves: NewRedirect[]): string =>
  moves.reduce((changed, { from, to }) => {
    const address = escapeRegExp(from)
    return changed
      .replace(new RegExp(`^${address}(?=$|[#?])`), to)
      .replaceAll(new RegExp(`(?<=href=["'])${address}(?=["'#?])`, 'g'), to)
  }, text)

/** Returns the files with texts: those of translations last, and none that are generated again. */
const textFiles = (root: string) =>
  ['page-configs', 'content/api', 'content/translations']
    .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(ts|json)$/.test(file) && !/\/known\.(d\.ts|schema\.json)$/.test(file))
    .toSorted((a, b) => Number(isTranslations(a)) - Number(isTranslations(b)))

const isTranslations = (file: string) => file.split('/')[1] === 'translations'
