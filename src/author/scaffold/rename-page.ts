import { posix } from 'node:path'
import { titleKey } from '../../../block-library/parts/title-address.ts'
import { titleLinksSchema } from '../../../schemas/shared/title-links.ts'
import type { Edit } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'
import { locate, locateParts } from '../../lint/locate.ts'
import { nameOfFile, pageAddress, pageFolders } from '../../site/config/page-address.ts'
import { metadataFile, questionsFile, type Project } from '../../site/config/project.ts'
import { isBelow } from '../../runtime/engine/local-links.ts'
import { sourcesOf, type Sources } from '../../site/joined/sources-of.ts'
import { otherLanguages } from '../../site/config/site-languages.ts'
import { editPlan, plannedTexts } from './change-plan.ts'
import { requireFree } from './free-address.ts'
import { moveLinks } from './link-edits.ts'
import { keepKind } from './move-kind.ts'
import { moveFile, movesOf, pageToChange } from './page-to-change.ts'
import { newPlan, type Plan } from './plan.ts'
import { renameArticle } from './rename-article.ts'
import { stringLiterals } from '../source/string-literals.ts'

/**
 * Plans to move a page or an article: its file, the links to it in configs and embedded content, and a redirect from its old address.
 * Rules that name its files name the new ones.
 * Metadata and questions move too if they have the name of the file.
 */
export function renamePage(project: Project, from: string, to: string): Plan {
  const { config } = project
  const article = renameArticle(project, from, to)
  if (article) return article
  const page = pageToChange(project, from)
  if (from !== to && from.toLowerCase() === to.toLowerCase())
    throw new AuthorError(
      `${from} and ${to} differ in letter case only. Some disks and hosts do not distinguish them, so no redirect can lead from one to the other. Choose another address`,
      [],
    )
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
  if (isNamed && config.faqSets.has(oldName)) moved.set(questionsFile(oldName), questionsFile(newName))
  const sources = sourcesOf(project)
  const plan = newPlan({ address: to })
  const moves = movesOf(project, page, { from, to })
  const alsoEdit = (file: string, text: string) => (file === page.file ? importEdits(file, text, target) : [])
  moveLinks(project, plan, moves, { moved, alsoEdit })
  if (isNamed && Object.hasOwn(config.metadata, oldName)) renameMetadata(plan, sources, oldName, newName)
  for (const [file, place] of moved) moveFile(plan, project, file, place)
  keepKind(plan, project, page, target)
  plan.notes.push(...titlesLeadingTo(project, from))
  return plan
}

/** Renames the metadata entry of a page. */
function renameMetadata(plan: Plan, sources: Sources, from: string, to: string): void {
  const key = locate(metadataFile, [from], plannedTexts(plan, sources))?.key
  if (key) editPlan(plan, sources, metadataFile, [{ ...key, text: JSON.stringify(to) }])
}

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

/** Returns the edits that adapt relative imports to the file's new place. */
function importEdits(file: string, text: string, target: string): Edit[] {
  return stringLiterals(file, text).flatMap(({ value, start, end, isImport }) => {
    if (!isImport || !value.startsWith('.')) return []
    const address = posix.relative(posix.dirname(target), posix.join(posix.dirname(file), value))
    const path = address.startsWith('.') ? address : `./${address}`
    return path === value ? [] : [{ start, end, text: JSON.stringify(path) }]
  })
}

/** Returns notes about cards whose titles make the old address. Only the author can change the rule for these links. */
function titlesLeadingTo(project: Project, from: string): string[] {
  const { config } = project
  const title = config.pages.find(({ path }) => path === from)?.page.title ?? ''
  const files = config.pages.flatMap(({ file, page }) =>
    page.blocks.flatMap((block, index) => {
      const { data: rule } = titleLinksSchema.safeParse('links' in block ? block.links : undefined)
      const key = rule && titleKey(title, { ...rule, known: [] }, config.site.words.and)
      const place = ['blocks', index, 'links']
      return rule && from === `${rule.root}/${key}`
        ? [locateParts(file, place, sourcesOf(project))?.file ?? file]
        : []
    }),
  )
  return [...new Set(files)].map(
    (file) =>
      `A card titled ${JSON.stringify(title)} uses the redirect until \`known\` in ${file} has the new key`,
  )
}
