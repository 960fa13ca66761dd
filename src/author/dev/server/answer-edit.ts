import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { explainPage } from '../../../lint/explain-page.ts'
import { pageSource } from '../../../lint/page-source.ts'
import { siteContent } from '../../../site/content/site-content.ts'
import { requests, type Sent } from '../../protocol/change-schema.ts'
import { studioAddress, type Answers } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import type { Editor } from './editor.ts'
import { bodyOf, rejectionOf, type Rejection } from './guard.ts'

export interface EditServer {
  token: string
  project: DevelopmentProject
  /** Opens the editor, which takes a second. */
  editor: () => Promise<Editor>
}

type Answering = {
  [N in keyof Answers]: (server: EditServer, sent: Sent[N]) => Promise<Answers[N] | undefined>
}

const answering: Answering = {
  explain: async ({ project }, { path }) =>
    explainPage(await project.sound(), path, await contentOf(project)),
  page: async ({ project }, { path }) => pageSource(await project.sound(), path, await contentOf(project)),
  trace: async ({ editor }, { path }) => (await editor()).trace(path),
  uses: async ({ editor }, { file, path }) => (await editor()).uses(file, path),
  value: async ({ editor }, { file, path }) => (await editor()).value(file, path),
  findings: async ({ editor }) => (await editor()).findings(),
  pictures: async ({ editor }) => (await editor()).pictures(),
  write: async ({ editor }, { base, changes }) => (await editor()).write(base, changes),
  undo: async ({ editor }) => (await editor()).undo(),
  redo: async ({ editor }) => (await editor()).redo(),
  pages: async ({ editor }, sent) => (await editor()).pages(sent),
}

/** Returns the content of the pages: that of the current reading, or of a content host. */
async function contentOf({ root, host, current }: DevelopmentProject) {
  const folder = join(root, 'content')
  const content = host === '' ? (await current()).content() : siteContent({ host, folder, kept: undefined })
  return { host, content }
}

interface Answered {
  status: number
  body: unknown
}

/** Answers a request of the studio. A request that is not from a page of this server is refused before it is read. */
export async function answerEdit(request: IncomingMessage, server: EditServer): Promise<Answered> {
  const rejected = rejectionOf(request, server.token)
  if (rejected) return rejectedBy(rejected)
  const { pathname } = new URL(request.url ?? '', 'http://development')
  const name = pathname.slice(studioAddress.length)
  if (!isRequest(name)) return rejectedBy({ status: 404, problem: `The editor has no address ${pathname}` })
  try {
    const sent = await bodyOf(request)
    if ('status' in sent) return rejectedBy(sent)
    const body = await answerTo(name, server, sent.value)
    if (body !== undefined) return { status: 200, body }
    return rejectedBy({ status: 404, problem: 'The site has no such page, and no such file' })
  } catch (error) {
    if (error instanceof z.ZodError) return rejectedBy({ status: 400, problem: z.prettifyError(error) })
    throw error
  }
}

const isRequest = (name: string): name is keyof Answers => Object.hasOwn(requests, name)

const bodies: { [N in keyof Sent]: z.ZodType<Sent[N]> } = requests

const answerTo = async <N extends keyof Answers>(name: N, server: EditServer, sent: unknown) =>
  answering[name](server, bodies[name].parse(sent))

const rejectedBy = ({ status, problem }: Rejection): Answered => ({ status, body: { problem } })
