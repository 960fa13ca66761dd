import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { titleKey } from '../../../block-library/parts/title-address.ts'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'
import { filesIn } from '../../util/files-in.ts'
import { AuthorError } from '../../util/author-error.ts'
import { locate } from '../../lint/locate.ts'
import { nameOfFile, pageAddress, pageFolders } from '../../site/config/page-address.ts'
import { metadataFile, type Project } from '../../site/config/project.ts'
import { isBelow, localPath } from '../../runtime/engine/local-links.ts'
import { escapeRegExp } from '../../util/escape-reg-exp.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { otherLanguages, translationFile } from '../../site/config/site-languages.ts'
import type { LoadedPage } from '../../site/config/site-config.ts'
import { languagesOf } from '../../site/languages/languages.ts'
import { textHash } from '../../site/languages/shown-texts.ts'
import { noPage } from './copy-page.ts'
import { addRedirects, type NewRedirect } from './add-redirect.ts'
import { requireFree } from './free-address.ts'
import { keepKind } from './move-kind.ts'
import { titleLinksIn } from './new-page.ts'
import { newPlan, type Plan } from './plan.ts'
import { stringLiterals } from './string-literals.ts'

/**
 * Plans to move a page: its file, the links to it in configs and embedded content, and a redirect from its old address.
 * Rules that name its files name the new ones.
 * Metadata and questions move too if they have the name of the file.
 */
export function renamePage(project: Project, from: string, to: string): Plan {
  const { root, config } = project
  const page = config.pages.find(({ path }) => path === from)
  const addresses = config.pages.map(({ path }) => path)
  if (!page) throw noPage(from, addresses)
  if (from !== to && from.toLowerCase() === to.toLowerCase())
    throw new AuthorError(
      `${from} and ${to} differ in letter case only. Some disks and hosts do not distinguish them, so no redirect can lead from one to the other. Choose another address`,
      [],
    )
  if (Object.values(config.kinds).some(({ pages }) => pages?.root === from))
    throw new AuthorError(`Pages lie below ${from}: change their address in page-configs/kinds.ts`, [])
  if (/[:*]/.test(from + to))
    throw new AuthorError('A page whose address has a parameter must be moved by hand', [])
  requireFree(project, to)
  // The file of a page in one language alone does not name the address of the language.
  const { language } = page.page
  const { root: start = '' } = otherLanguages(config.site).find(({ tag }) => tag === language) ?? {}
  if (start !== '' && !isBelow(start, to))
    throw new AuthorError(
      `${from} exists in the language ${language} alone: begin its address with ${start}/`,
      [],
    )
  const target = fileAt(to.slice(start.length), page.file, pageFolders(config.kinds))
  const [oldName, newName] = [nameOfFile(page.file), nameOfFile(target)]
  const isNamed = page.page.name === oldName && newName !== oldName
  const moved = new Map([[page.file, target]])
  if (isNamed && config.faqSets.has(oldName)) moved.set(questionsOf(oldName), questionsOf(newName))
  const plan = newPlan({ removes: [page.file], address: to })
  const moves = [{ from, to }, ...movesInLanguages(project, page, { from, to })]
  const hashes = new Map<string, string>()
  for (const file of textFiles(root)) {
    const before = readFileSync(join(root, file), 'utf8')
    const links = linkEdits(file, before, {
      moves,
      moved,
      hashes,
      products: config.site.defaults.productPages,
    })
    if (file === page.file) {
      plan.creates.set(target, applyEdits(before, [...links, ...importEdits(file, before, target)]))
      keepKind(plan, project, page, target)
    } else if (links.length > 0) plan.edits.set(file, applyEdits(before, links))
  }
  if (isNamed) renameParts(plan, project, oldName, newName)
  for (const file of config.translations.keys())
    for (const [source, place] of moved) {
      const tag = file.split('/')[2] ?? ''
      if (file !== translationFile(source, tag)) continue
      plan.creates.set(
        translationFile(place, tag),
        plan.edits.get(file) ?? readFileSync(join(root, file), 'utf8'),
      )
      plan.edits.delete(file)
      plan.removes.push(file)
    }
  addRedirects(plan, sourcesOf(project), moves)
  plan.notes.push(...titlesLeadingTo(project, from))
  return plan
}

/** Returns the old and new addresses of a page in the other languages in which it exists. */
function movesInLanguages(
  { config }: Project,
  { file, page }: LoadedPage,
  { from, to }: NewRedirect,
): NewRedirect[] {
  if (page.language !== undefined) return []
  return languagesOf(config).flatMap(({ root, config: { pages } }) =>
    root !== '' && pages.some((loaded) => loaded.file === file)
      ? [{ from: localPath(root, from), to: localPath(root, to) }]
      : [],
  )
}

/** Renames a page's metadata entry and its file of questions to the new name of the page. */
function renameParts(plan: Plan, { root, config }: Project, from: string, to: string): void {
  const sources = (file: string) => plan.edits.get(file) ?? readFileSync(join(root, file), 'utf8')
  const key = Object.hasOwn(config.metadata, from) && locate(metadataFile, [from], sources)?.key
  if (key) {
    const edit = { ...key, text: JSON.stringify(to) }
    plan.edits.set(metadataFile, applyEdits(sources(metadataFile), [edit]))
  }
  if (!config.faqSets.has(from)) return
  plan.creates.set(questionsOf(to), sources(questionsOf(from)))
  plan.removes.push(questionsOf(from))
}

const questionsOf = (name: string) => `page-configs/structured-data/${name}.json`

/** Returns the file of a page at an address, with the extension of the page's old file. */
function fileAt(address: string, like: string, folders: ReadonlyMap<string, string>): string {
  const extension = posix.extname(like)
  const [folder, root] =
    [...folders].find(([, start]) => start !== '' && address.startsWith(`${start}/`)) ??
    (['general', ''] as const)
  const file = `${folder}${address.slice(root.length)}${extension}`
  if (pageAddress(file, folders) !== address)
    throw new AuthorError(`No file of page-configs/ has the address ${address}`, [])
  return `page-configs/${file}`
}

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

/** Returns the edits that adapt relative imports to the file's new place. */
function importEdits(file: string, text: string, target: string): Edit[] {
  return stringLiterals(file, text).flatMap(({ value, start, end, isImport }) => {
    if (!isImport || !value.startsWith('.')) return []
    const address = posix.relative(posix.dirname(target), posix.join(posix.dirname(file), value))
    const now = address.startsWith('.') ? address : `./${address}`
    return now === value ? [] : [{ start, end, text: JSON.stringify(now) }]
  })
}

/** Returns notes about cards whose titles make the old address. Only the author can change the rule for these links. */
function titlesLeadingTo(project: Project, from: string): string[] {
  const { config } = project
  const title = config.pages.find(({ path }) => path === from)?.page.title ?? ''
  const roots = titleLinksIn(project).filter(
    (rule) =>
      titleKey(title, { ...rule, known: [] }, config.site.words.and) === from.slice(rule.root.length + 1) &&
      from.startsWith(`${rule.root}/`),
  )
  return [...new Set(roots.map(({ root }) => root))].map(
    (root) =>
      `A card titled ${JSON.stringify(title)} uses the redirect until \`known\` in the links of ${root} has the new key`,
  )
}

/** Returns the files with texts: those of translations last, and none that are generated again. */
const textFiles = (root: string) =>
  ['page-configs', 'content/api', 'content/translations']
    .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(ts|json)$/.test(file) && !/\/known\.(d\.ts|schema\.json)$/.test(file))
    .toSorted((a, b) => Number(isTranslations(a)) - Number(isTranslations(b)))

const isTranslations = (file: string) => file.split('/')[1] === 'translations'
