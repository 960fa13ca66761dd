import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { pagesRequestSchema, writeRequestSchema, type PagesRequest } from '../../protocol/change-schema.ts'
import type { Editor } from './editor.ts'
import { bodyOf, rejectionOf, type Rejection } from './guard.ts'
import { editAddresses, type PagesAnswer } from '../../protocol/protocol.ts'

export interface EditServer {
  token: string
  editor: () => Editor
  changePages: (request: PagesRequest) => Promise<PagesAnswer>
}

interface Answered {
  status: number
  body: unknown
}

type Route = { method: 'GET'; answer: Get } | { method: 'POST'; answer: Post }
type Get = (editor: Editor, query: URLSearchParams) => Promise<unknown>
type Post = (editor: Editor, body: unknown, server: EditServer) => Promise<unknown>

const path = z.array(z.union([z.string(), z.int().min(0)])).max(40)
const place = z.object({
  file: z.string(),
  path: z.string().transform((text) => path.parse(JSON.parse(text))),
})
const page = z.object({ path: z.string().startsWith('/').max(400) })
const pageText = page.extend({ text: z.string().max(2_000) })

const get = (answer: Get): Route => ({ method: 'GET', answer })
const post = (answer: Post): Route => ({ method: 'POST', answer })

const routes = new Map<string, Route>([
  [editAddresses.trace, get((editor, query) => editor.trace(pageIn(query)))],
  [
    editAddresses.computed,
    get((editor, query) => {
      const wanted = pageText.parse(Object.fromEntries(query))
      return editor.computed(wanted.path, wanted.text)
    }),
  ],
  [
    editAddresses.uses,
    get((editor, query) => {
      const wanted = place.parse(Object.fromEntries(query))
      return editor.uses(wanted.file, wanted.path)
    }),
  ],
  [
    editAddresses.value,
    get((editor, query) => {
      const wanted = place.parse(Object.fromEntries(query))
      return editor.value(wanted.file, wanted.path)
    }),
  ],
  [editAddresses.findings, get((editor) => editor.findings())],
  [editAddresses.pictures, get((editor) => editor.pictures())],
  [
    editAddresses.write,
    post((editor, body) => {
      const { base, changes } = writeRequestSchema.parse(body)
      return editor.write(base, changes)
    }),
  ],
  [editAddresses.undo, post((editor, body) => (z.strictObject({}).parse(body), editor.undo()))],
  [editAddresses.redo, post((editor, body) => (z.strictObject({}).parse(body), editor.redo()))],
  [editAddresses.pages, post((_, body, server) => server.changePages(pagesRequestSchema.parse(body)))],
])

const pageIn = (query: URLSearchParams) => page.parse(Object.fromEntries(query)).path

/** Answers a request of the editor. A request that is not from a page of this server is refused before it is read. */
export async function answerEdit(request: IncomingMessage, server: EditServer): Promise<Answered> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://development')
  const route = routes.get(pathname)
  const rejected = rejectionOf(request, { method: route?.method ?? 'GET', token: server.token })
  if (rejected) return rejectedBy(rejected)
  if (!route) return rejectedBy({ status: 404, problem: `The editor has no address ${pathname}` })
  try {
    if (route.method === 'GET') return answered(await route.answer(server.editor(), searchParams))
    const body = await bodyOf(request)
    return 'status' in body
      ? rejectedBy(body)
      : answered(await route.answer(server.editor(), body.value, server))
  } catch (error) {
    if (error instanceof z.ZodError) return rejectedBy({ status: 400, problem: z.prettifyError(error) })
    if (error instanceof SyntaxError) return rejectedBy({ status: 400, problem: error.message })
    throw error
  }
}

const answered = (body: unknown): Answered =>
  body === undefined
    ? { status: 404, body: { problem: 'The site has no such page, and no such file' } }
    : { status: 200, body }

const rejectedBy = ({ status, problem }: Rejection): Answered => ({ status, body: { problem } })
