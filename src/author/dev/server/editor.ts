import pLimit from 'p-limit'
import type { Project } from '../../../site/config/project.ts'
import { findProblems } from '../../../lint/find-problems.ts'
import { findingsError } from '../../../lint/load-config.ts'
import { valueAt } from '../../../util/problem.ts'
import type { RawLeaf } from '../trace/collect-leaves.ts'
import type { Candidate } from '../trace/candidates.ts'
import { computedFrom } from '../trace/computed-text.ts'
import { leafDescriber, writtenFiles } from '../trace/describe-leaf.ts'
import { projectMarker, type MarkedProject } from '../trace/mark-project.ts'
import { hostAnswers } from '../trace/host-answers.ts'
import { filesOfPage } from '../trace/page-files.ts'
import type { Origins, ShownFinding, StoredPicture, Trace, Uses, Value } from '../../protocol/protocol.ts'
import type { DevelopmentProject, Reading } from '../project/open-project.ts'
import type { RenderPage, Surroundings } from '../trace/render-page.ts'
import { shownFinding } from './shown-finding.ts'
import { storedPictures } from './stored-pictures.ts'
import { tracePage, type TracedPage } from '../trace/trace-page.ts'
import { usesOf } from '../trace/uses.ts'
import { hashesOf, writeSession, type WriteSession } from '../write/write-session.ts'

export interface EditorOptions {
  project: DevelopmentProject
  render: RenderPage
}

/** Everything that the editor in the browser asks for. Tasks run one after the other. */
export interface Editor extends Omit<WriteSession, 'counts'> {
  /** Runs a task that writes by itself, such as the scaffold, between others. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>
  /** Undefined if no page has the address. */
  trace: (path: string) => Promise<Trace | undefined>
  /** Returns the origin of a text without marks. Undefined if no page has the address. */
  computed: (path: string, text: string) => Promise<Origins | undefined>
  uses: (file: string, path: PropertyKey[]) => Promise<Uses>
  /** Undefined if the project has no such file. */
  value: (file: string, path: PropertyKey[]) => Promise<Value | undefined>
  findings: () => Promise<ShownFinding[]>
  pictures: () => Promise<StoredPicture[]>
}

export function createEditor({ project, render }: EditorOptions): Editor {
  const { root, host, plain, varied } = project
  const session = writeSession(project)
  const one = pLimit(1)
  const markedOf = projectMarker(varied)
  /** Returns the surroundings of a plain render and of a marked one. Both have the same answers of the host. */
  const surroundingsOf = (made?: MarkedProject): [Surroundings, Surroundings] => {
    const senders = host === '' ? undefined : hostAnswers()
    const surroundings = { host, render, send: senders?.() }
    return [
      surroundings,
      made ? { host, render, inputs: made.inputs, send: senders?.(made.mark) } : surroundings,
    ]
  }
  const traced = async (path: string): Promise<{ reading: Reading; page: TracedPage } | undefined> => {
    const reading = await plain()
    const sound = soundOf(reading)
    const marked = await markedOf(reading)
    const [surroundings, markedSurroundings] = surroundingsOf(marked)
    const page = await tracePage({ path, plain: sound, marked, surroundings, markedSurroundings })
    return page && { reading, page }
  }
  const hashes = (files: Iterable<string>) => hashesOf(root, files)

  return {
    note: session.note,
    inTurn: (task) => one(task),
    write: (base, changes) => one(() => session.write(base, changes)),
    undo: () => one(session.undo),
    redo: () => one(session.redo),
    trace: (path) =>
      one(async () => {
        const found = await traced(path)
        if (!found) return undefined
        const { html, leaves, texts, drawn } = found.page
        const page = drawn.page.loaded.file
        const files = [...filesOfPage(drawn.page), ...writtenFiles(found.reading, leaves)]
        return {
          html,
          leaves: leaves.map(leafDescriber(found.reading, texts)),
          page,
          files: hashes(new Set(files)),
          ...session.counts(),
        }
      }),
    computed: (path, text) =>
      one(async () => {
        const found = await traced(path)
        if (!found) return undefined
        const { reading, page } = found
        const own = filesOfPage(page.drawn.page)
        const files = new Set([...own, ...reading.inputs.keys()])
        const [surroundings] = surroundingsOf()
        const origin = await computedFrom({ path, text, reading, varied, files: [...files], surroundings })
        return { leaves: listOf(origin).map(leafDescriber(reading)) }
      }),
    uses: (file, path) =>
      one(async () => {
        const made = await markedOf(await plain())
        const [, surroundings] = surroundingsOf(made)
        return { pages: made ? await usesOf({ file, path }, made, surroundings) : [] }
      }),
    value: (file, path) =>
      one(async () => {
        const { inputs } = await plain()
        if (!inputs.has(file)) return undefined
        return { value: valueAt(path, inputs.get(file)), hash: hashes([file])[file] ?? '' }
      }),
    findings: () => one(async () => (await project.findings(await plain())).map(shownFinding)),
    pictures: () => one(async () => storedPictures(root, (await plain()).inputs)),
  }
}

/** Returns the project of a reading. Throws an error for authors if its settings cannot be read. */
function soundOf({ project }: Reading): Project {
  const { config } = project
  if (!config) throw findingsError(findProblems(project))
  return { ...project, config }
}

/** Returns a value without a mark as a leaf, in a list. */
const listOf = (candidate: Candidate | undefined): RawLeaf[] =>
  candidate
    ? [{ ...candidate, id: -1, runs: 1, value: String(candidate.value), html: false, isDefault: false }]
    : []
