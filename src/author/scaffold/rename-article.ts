import { posix } from 'node:path'
import type { Project } from '../../site/config/project.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { AuthorError } from '../../util/author-error.ts'
import { childOf } from '../../util/document-order.ts'
import { parsed } from '../../util/parsed.ts'
import { changePlan } from './change-plan.ts'
import { requireFree } from './free-address.ts'
import { moveLinks } from './link-edits.ts'
import { articlePage } from './new-article.ts'
import { moveFile, movesOf } from './page-to-change.ts'
import { newPlan, type Plan } from './plan.ts'

/** Plans to move an article: its file, its id, the links to it, and a redirect. Returns undefined if no article has the address. */
export function renameArticle(project: Project, from: string, to: string): Plan | undefined {
  const detail = articlePage(project)
  const endpoint = detail?.page.content?.endpoint
  if (!detail || endpoint === undefined) return undefined
  const folder = posix.dirname(detail.path)
  const sources = sourcesOf(project)
  const fileAt = (address: string) => `content/api/${endpoint.replace(/:\w+$/, posix.basename(address))}.json`
  const [file, target] = [fileAt(from), fileAt(to)]
  if (posix.dirname(from) !== folder || sources(file) === undefined) return undefined
  if (posix.dirname(to) !== folder)
    throw new AuthorError(`${from} is an article: choose an address below ${folder}/`, [])
  requireFree(project, to)
  if (sources(target) !== undefined)
    throw new AuthorError(`There is an article at ${to} already: ${target}`, [])
  const plan = newPlan({ address: to })
  const moves = movesOf(project, detail, { from, to })
  moveLinks(project, plan, moves, { moved: new Map([[file, target]]) })
  const id = posix.basename(from)
  const list = `content/api/${posix.dirname(endpoint)}.json`
  const entries: unknown = parsed(sources(list) ?? '')
  const at = Array.isArray(entries) ? entries.findIndex((entry) => childOf(entry, 'id') === id) : -1
  const places = [{ file, path: ['id'] }, ...(at < 0 ? [] : [{ file: list, path: [at, 'id'] }])]
  for (const place of places) changePlan(plan, sources, { do: 'set', ...place, value: posix.basename(to) })
  moveFile(plan, project, file, target)
  return plan
}
