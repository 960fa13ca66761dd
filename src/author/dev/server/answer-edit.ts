import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { explainPage } from '../../../lint/explain-page.ts'
import { pageSource } from '../../../lint/page-source.ts'
import { knownPages } from '../../../site/content/known-pages.ts'
import { siteContent } from '../../../site/content/site-content.ts'
import { file, pagesRequestSchema, path, writeRequestSchema } from '../../protocol/change-schema.ts'
import { editAddresses } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import type { Editor } from './editor.ts'
import { bodyOf, rejectionOf, type Rejection } from './guard.ts'

export interface EditServer {
  token: string
  project: DevelopmentProject
  /** Opens the editor, which takes a second. */
  editor: () => Promise<Editor>
}

interface Route {
  method: 'GET' | 'POST'
  answer: (server: EditServer, sent: unknown) => Promise<unknown>
}

const route = <S extends z.ZodType>(
  method: Route['method'],
  schema: S,
  answer: (server: EditServer, sent: z.output<S>) => Promise<unknown>,
): Route => ({ method, answer: async (server, sent) => answer(server, schema.parse(sent)) })

/** A request that the editor answers. */
const edit = <S extends z.ZodType>(
  method: Route['method'],
  schema: S,
  answer: (editor: Editor, sent: z.output<S>) => Promise<unknown>,
): Route => route(method, schema, async ({ editor }, sent) => answer(await editor(), sent))

/** Returns the content of the pages: that of the current reading, or of a content host. */
async function contentOf({ root, host, current }: DevelopmentProject) {
  const folder = join(root, 'content')
  const content = host === '' ? (await current()).content() : siteContent({ host, folder, kept: undefined })
  return { host, content }
}

/** The page with the address `*` answers unknown addresses. */
const page = z.object({ path: z.literal('*').or(z.string().startsWith('/').max(400)) })
const place = z.object({ file, path: z.string().transform((text) => path.parse(JSON.parse(text))) })
const nothing = z.strictObject({})

/** All requests of the studio, by their addresses: what each sends, and what answers it. */
const routes: Record<string, Route> = {
  [editAddresses.explain]: route('GET', page.partial(), async ({ project }, { path: pathname }) => {
    const sound = await project.sound()
    const source = await contentOf(project)
    if (pathname !== undefined) return explainPage(sound, pathname, source)
    const pages = await knownPages(sound.config, source.content.contentFor)
    return pages.map((known) => known.pathname)
  }),
  [editAddresses.page]: route('GET', page, async ({ project }, { path: pathname }) =>
    pageSource(await project.sound(), pathname, await contentOf(project)),
  ),
  [editAddresses.trace]: edit('GET', page, (editor, sent) => editor.trace(sent.path)),
  [editAddresses.uses]: edit('GET', place, (editor, sent) => editor.uses(sent.file, sent.path)),
  [editAddresses.value]: edit('GET', place, (editor, sent) => editor.value(sent.file, sent.path)),
  [editAddresses.findings]: edit('GET', nothing, (editor) => editor.findings()),
  [editAddresses.pictures]: edit('GET', nothing, (editor) => editor.pictures()),
  [editAddresses.write]: edit('POST', writeRequestSchema, (editor, { base, changes }) =>
    editor.write(base, changes),
  ),
  [editAddresses.undo]: edit('POST', nothing, (editor) => editor.undo()),
  [editAddresses.redo]: edit('POST', nothing, (editor) => editor.redo()),
  [editAddresses.pages]: edit('POST', pagesRequestSchema, (editor, sent) => editor.pages(sent)),
}

interface Answered {
  status: number
  body: unknown
}

/** Answers a request of the studio. A request that is not from a page of this server is refused before it is read. */
export async function answerEdit(request: IncomingMessage, server: EditServer): Promise<Answered> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://development')
  const found = Object.hasOwn(routes, pathname) ? routes[pathname] : undefined
  const rejected = rejectionOf(request, { method: found?.method ?? 'GET', token: server.token })
  if (rejected) return rejectedBy(rejected)
  if (!found) return rejectedBy({ status: 404, problem: `The editor has no address ${pathname}` })
  try {
    const sent = found.method === 'GET' ? { value: Object.fromEntries(searchParams) } : await bodyOf(request)
    if ('status' in sent) return rejectedBy(sent)
    const body = await found.answer(server, sent.value)
    if (body !== undefined) return { status: 200, body }
    return rejectedBy({ status: 404, problem: 'The site has no such page, and no such file' })
  } catch (error) {
    if (error instanceof z.ZodError) return rejectedBy({ status: 400, problem: z.prettifyError(error) })
    if (error instanceof SyntaxError) return rejectedBy({ status: 400, problem: error.message })
    throw error
  }
}

const rejectedBy = ({ status, problem }: Rejection): Answered => ({ status, body: { problem } })
