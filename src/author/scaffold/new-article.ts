import type { Project } from '../../site/config/project.ts'
import { AuthorError } from '../../util/author-error.ts'
import { addressKey, type Titled } from './address-key.ts'
import { requireFree } from './free-address.ts'
import { samplePictures } from './new-page.ts'
import { newPlan, type Plan } from './plan.ts'
import { sample } from './sample.ts'

/** Plans a new article of the embedded content service. */
export async function newArticle(project: Project, { title, slug }: Titled): Promise<Plan> {
  const detail = articlePage(project)
  const endpoint = detail?.page.content?.endpoint
  if (!detail || endpoint === undefined)
    throw new AuthorError('There is no page for an article: one whose content has the kind "article"', [])
  const id = addressKey(project, { title, slug })
  const address = detail.path.replace(/:\w+$/, id)
  requireFree(project, address)
  const [picture] = await samplePictures(project, id)
  const article = {
    id,
    title,
    image: picture,
    desc: sample(`a summary of "${title}" in a sentence or two.`),
    content: [1, 2, 3]
      .map((number) => sample(`paragraph ${number}, two or three sentences about one point of the article.`))
      .join('\n'),
    created_at: new Date().toISOString(),
    readTime: '1 min read',
  }
  const file = `content/api/${endpoint.replace(/:\w+$/, id)}.json`
  return newPlan({ creates: new Map([[file, JSON.stringify(article)]]), address })
}

/** Returns the page that shows each article; undefined if the site has none. */
export const articlePage = ({ config }: Project) =>
  config.pages.find(({ page }) => page.content?.kind === 'article')
