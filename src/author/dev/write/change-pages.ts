import { posix } from 'node:path'
import { soundProject } from '../../../lint/sound-project.ts'
import { AuthorError } from '../../../util/author-error.ts'
import { loadSchemas, type Schemas } from '../../generate/load-schemas.ts'
import { articlePage } from '../../scaffold/new-article.ts'
import { newRedirect } from '../../scaffold/new-redirect.ts'
import { changedMeanwhile, changesOf, type Plan } from '../../scaffold/plan.ts'
import { planNew } from '../../scaffold/plan-new.ts'
import { refresh } from '../../scaffold/refresh.ts'
import { renamePage } from '../../scaffold/rename-page.ts'
import type { Project } from '../../../site/config/project.ts'
import type { PagesRequest } from '../../protocol/change-schema.ts'
import type { WriteSession } from './write-session.ts'
import type { PagesAnswer } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'

/**
 * Creates, moves or redirects a page by the code of `npm run new` and `npm run rename`, unless the rules would find more
 * errors. The editor can undo it.
 */
export async function changePages(
  { root, plain }: DevelopmentProject,
  request: PagesRequest,
  put: WriteSession['put'],
): Promise<PagesAnswer> {
  try {
    const project = soundProject((await plain()).project)
    const plan = await planOf(project, request, () => loadSchemas(root))
    const changes = await changesOf(root, plan)
    const answer = await put(changes, () => refresh(root), moveOf(request))
    if ('stale' in answer)
      throw changedMeanwhile(
        root,
        answer.stale.map(({ file }) => file),
      )
    if ('refused' in answer)
      throw new AuthorError(
        'Nothing was written: the site would have these errors',
        answer.refused.map(({ file, text }) => ({ place: file, problems: [text] })),
      )
    const path = plan.address ?? ('to' in request ? request.to : request.path)
    return { ok: true, path, files: [...changes.keys()], notes: plan.notes }
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error
    return { ok: false, problem: error.message }
  }
}

function moveOf(request: PagesRequest) {
  if (request.do === 'redirect') return undefined
  if (request.do === 'rename') return { undone: request.from, redone: request.to }
  return { undone: posix.dirname(request.path), redone: request.path }
}

async function planOf(project: Project, request: PagesRequest, load: () => Promise<Schemas>): Promise<Plan> {
  if (request.do === 'rename') return renamePage(project, request.from, request.to)
  if (request.do === 'redirect') {
    const names = { from: 'Old address', to: 'New address' }
    return newRedirect(project, { from: request.from, to: request.to }, names)
  }
  const { path, title, kind, from } = request
  const { kinds } = project.config
  const folder = posix.dirname(path)
  const isArticle = folder === posix.dirname(articlePage(project)?.path ?? '')
  const ofKind = Object.keys(kinds).find((name) => path.startsWith(`${kinds[name]?.pages?.root}/`))
  const what = ofKind ?? (isArticle ? 'article' : 'page')
  const slug = posix.basename(path)
  const plan = await planNew(project, { what, title, slug, kind: kind === '' ? undefined : kind, from }, load)
  if (plan.address === path) return plan
  throw new AuthorError(
    `A page with this title and kind would have the address ${plan.address}, not ${path}: choose ${plan.address}`,
    [],
  )
}
