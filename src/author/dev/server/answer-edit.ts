import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { explainPage } from '../../../lint/explain-page.ts'
import { pageSource } from '../../../lint/page-source.ts'
import { envelope, requests, type Sent } from '../../protocol/change-schema.ts'
import type { Answers } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import type { Editor } from './editor-server.ts'
import { quickFindings } from './quick-findings.ts'
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
  page: async ({ project, editor }, { path, marks }) => {
    if (marks) return (await editor()).page(path)
    const { number } = await project.current()
    const explained = explainPage(await project.joinedAt(path))
    return explained && { reading: number, explained }
  },
  source: async ({ project }, { path }) => pageSource(await project.joinedAt(path), path),
  uses: async ({ editor }, place) => (await editor()).uses(place),
  value: async ({ editor }, { file, path }) => (await editor()).value(file, path),
  findings: async ({ project, editor }, { all }) =>
    all ? (await editor()).findings() : quickFindings(project),
  pictures: async ({ editor }) => (await editor()).pictures(),
  write: async ({ editor }, { base, changes }) => (await editor()).write(base, changes),
  undo: async ({ editor }) => (await editor()).undo(),
  redo: async ({ editor }) => (await editor()).redo(),
  pages: async ({ editor }, sent) => (await editor()).pages(sent),
}

interface Answered {
  status: number
  body: unknown
}

/** Answers a request of the studio. A request that is not from a page of this server is refused before it is read. */
export async function answerEdit(request: IncomingMessage, server: EditServer): Promise<Answered> {
  const rejected = rejectionOf(request, server.token)
  if (rejected) return rejectedBy(rejected)
  try {
    const received = await bodyOf(request)
    if ('status' in received) return rejectedBy(received)
    const { ask, sent } = envelope.parse(received.value)
    const body = await answerTo(ask, server, sent)
    if (body !== undefined) return { status: 200, body }
    return rejectedBy({ status: 404, problem: 'The site has no such page, and no such file' })
  } catch (error) {
    if (error instanceof z.ZodError) return rejectedBy({ status: 400, problem: z.prettifyError(error) })
    throw error
  }
}

const bodies: { [N in keyof Sent]: z.ZodType<Sent[N]> } = requests

const answerTo = async <N extends keyof Answers>(name: N, server: EditServer, sent: unknown) =>
  answering[name](server, bodies[name].parse(sent))

const rejectedBy = ({ status, problem }: Rejection): Answered => ({ status, body: { problem } })
