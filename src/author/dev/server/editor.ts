import pLimit from 'p-limit'
import { valueAt } from '../../../util/problem.ts'
import type { Change, PagesRequest } from '../../protocol/change-schema.ts'
import type { Trace, Value } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import { leafDescriber, writtenFiles } from '../trace/describe-leaf.ts'
import { projectMarker } from '../trace/mark-project.ts'
import { filesOfPage } from '../trace/page-files.ts'
import type { RenderPage } from '../trace/render-page.ts'
import { tracePage } from '../trace/trace-page.ts'
import { usesOf } from '../trace/uses.ts'
import { changePages } from '../write/change-pages.ts'
import { withHashes } from '../write/with-hashes.ts'
import { hashesOf, writeSession } from '../write/write-session.ts'
import { shownFinding } from './shown-finding.ts'
import { storedPictures } from './stored-pictures.ts'

interface EditorOptions {
  project: DevelopmentProject
  render: RenderPage
}

export type Editor = ReturnType<typeof createEditor>

/** Creates everything that the studio asks of the files. Tasks run one after the other. */
export function createEditor({ project, render }: EditorOptions) {
  const { root, host, plain } = project
  const session = writeSession(project)
  const one = pLimit(1)
  const markedOf = projectMarker(project.varied)

  /** Returns a page with the sources of its texts. Undefined if no page has the address. */
  const trace = async (path: string): Promise<Trace | undefined> => {
    const reading = await plain()
    const found = await tracePage(path, await markedOf(reading), { host, render })
    if (!found) return undefined
    const { html, leaves, page } = found
    const files = new Set([...filesOfPage(page), ...writtenFiles(reading, leaves)])
    return {
      html,
      leaves: leaves.map(leafDescriber(reading)),
      page: page.loaded.file,
      files: hashesOf(root, files),
      ...session.counts(),
    }
  }
  const uses = async (file: string, path: PropertyKey[]): Promise<string[]> =>
    usesOf({ file, path }, await markedOf(await plain()), { host, render })
  /** Returns the value at a path. Undefined if the project has no such file. */
  const value = async (file: string, path: PropertyKey[]): Promise<Value | undefined> => {
    const { inputs } = await plain()
    if (!inputs.has(file)) return undefined
    return { value: valueAt(path, inputs.get(file)), hash: hashesOf(root, [file])[file] ?? '' }
  }
  return {
    trace: (path: string) => one(() => trace(path)),
    uses: (file: string, path: PropertyKey[]) => one(() => uses(file, path)),
    value: (file: string, path: PropertyKey[]) => one(() => value(file, path)),
    findings: () => one(async () => (await project.findings(await plain())).map(shownFinding)),
    pictures: () => one(async () => storedPictures(root, (await plain()).inputs)),
    write: (base: Readonly<Record<string, string>>, changes: Change[]) =>
      one(async () => session.write(base, withHashes(changes, await plain()))),
    undo: () => one(session.undo),
    redo: () => one(session.redo),
    pages: (request: PagesRequest) => one(() => changePages(project, request, session.note)),
  }
}
