import { AuthorError } from '../../util/author-error.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { pageAddress, pageFolders } from '../../site/config/page-address.ts'
import { questionsFile, type Project } from '../../site/config/project.ts'
import type { LoadedPage } from '../../site/config/site-config.ts'
import { locate } from '../../lint/locate.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { addCards } from './add-cards.ts'
import { addressKey, type Titled } from './address-key.ts'
import { changePlan } from './change-plan.ts'
import { requireFree } from './free-address.ts'
import { hyphenated, underscored } from './names.ts'
import { sampleHead, samplePictures, titleLinksIn } from './new-page.ts'
import { newPlan, type Plan } from './plan.ts'

export interface PageCopy extends Titled {
  /** The address of the page to copy. */
  from: string
}

/** Plans a copy of a page: its config, its content and its questions, all with new names. */
export async function copyPage(project: Project, { from, title, slug, isDraft }: PageCopy): Promise<Plan> {
  const { config } = project
  const { file, page } = writtenPage(project, from)
  const folders = pageFolders(config.kinds)
  const [, folder = '', extension = ''] = /^page-configs\/(.+)\/[^/]+\.(ts|json)$/.exec(file) ?? []
  const root = folders.get(folder)
  const links = titleLinksIn(project).find((rule) => rule.root === root)
  const key = addressKey(project, { title, slug }, links)
  const address = pageAddress(`${folder}/${key}.ts`, folders)
  requireFree(project, address)
  const name = hyphenated(key)
  const sources = sourcesOf(project)
  const copy = `page-configs/${folder}/${key}.${extension}`
  const plan = newPlan({
    creates: new Map([[copy, sources(file) ?? '']]),
    address,
    notes: [`Its words, pictures and questions are those of ${from} until you write others`],
  })
  const isOwn = (path: string[]) => {
    const written = locate(file, path, sources)
    return written?.exact === true && written.file === file
  }
  const put = (path: string[], value: unknown) =>
    changePlan(plan, sources, { do: 'set', file: copy, path, value })
  const replace = (path: string[], value: string) => isOwn(path) && put(path, value)
  replace(['name'], key)
  replace(['title'], title)
  const samples = sampleHead(title)
  if (locate(file, ['head'], sources)?.exact) {
    replace(['head', 'title'], samples.title)
    replace(['head', 'description'], samples.description)
  } else if (isOwn(['title'])) put(['head'], samples)
  const { content, structuredData } = page
  const prefix = underscored(name)
  const answer = content && sources(`content/api/${content.endpoint}.json`)
  if (content && answer !== undefined) {
    replace(['content', 'endpoint'], name)
    if (content.prefix !== undefined) replace(['content', 'prefix'], prefix)
    plan.creates.set(`content/api/${name}.json`, withPrefix(answer, content.prefix, prefix))
  }
  const questions = sources(questionsFile(structuredData.faqSet ?? page.name))
  if (questions !== undefined) {
    replace(['structuredData', 'faqSet'], key)
    plan.creates.set(questionsFile(key), questions)
  }
  if (root && !isDraft) {
    const [picture] = await samplePictures(project, name)
    await addCards(project, plan, { folder, root, key, title, picture })
  }
  return plan
}

/** Replaces the prefix of the section keys in an answer. */
function withPrefix(answer: string, old: string | undefined, prefix: string): string {
  if (old === undefined) return answer
  return answer.replaceAll(`"section": "${old}_`, `"section": "${prefix}_`)
}

/** Returns the page whose config has an address. Throws if no page has it. */
export function writtenPage({ config: { pages } }: Project, address: string): LoadedPage {
  const addresses = pages.map(({ path }) => path)
  return pages[addresses.indexOf(address)] ?? noPage(address, addresses)
}

export function noPage(address: string, addresses: string[]): never {
  const nearest = nearestName(address, addresses)
  throw new AuthorError(`There is no page at ${address}`, [], nearest && `did you mean "${nearest}"?`)
}
