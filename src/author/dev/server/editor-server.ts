import pLimit from 'p-limit'
import { joinContent } from '../../../site/joined/join-content.ts'
import { onceFor } from '../../../util/once-for.ts'
import { valueAt } from '../../../util/problem.ts'
import type { Change, PagesRequest, Sent } from '../../protocol/change-schema.ts'
import type { Leaf, MarkedPage, ShownPage, Value } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import { explainPage } from '../../../lint/explain-page.ts'
import { leafDescriber } from '../trace/describe-leaf.ts'
import { markParsed, projectMarker, type MarkedProject } from '../trace/mark-project.ts'
import { filesOfPage, tracePage } from '../trace/trace-page.ts'
import { pagesWith } from '../trace/uses.ts'
import { changePages } from '../write/change-pages.ts'
import { hashesOf, writeSession } from '../write/write-session.ts'
import { shownFinding } from './shown-finding.ts'
import { storedPictures } from './stored-pictures.ts'

interface EditorOptions {
  project: DevelopmentProject
}

export type Editor = ReturnType<typeof createEditor>

/** Creates everything that the studio asks of the files. Tasks run one after the other. */
export function createEditor({ project }: EditorOptions) {
  const { root, plain } = project
  const session = writeSession(project)
  const queue = pLimit(1)
  const markedOf = projectMarker(project)

  const joinedWithMarks = onceFor((marked: MarkedProject) =>
    joinContent(markParsed(marked), { host: project.host, content: marked.content() }),
  )

  /** Returns a page with marks that lead to the sources of its texts. Undefined if no page has the address. */
  const page = async (path: string): Promise<ShownPage | undefined> => {
    const reading = await plain()
    const site = await project.joinedAt(path)
    const explained = explainPage(site)
    const traced = explained && (await tracePage(path, site, await markedOf(reading), project.host))
    if (!traced) return undefined
    const leaves = traced.leaves.map(leafDescriber(reading))
    const marked: MarkedPage = {
      state: traced.state,
      leaves,
      files: hashesOf(root, [...filesOfPage(traced.page), ...leaves.flatMap(filesOfLeaf)]),
      ...session.counts(),
    }
    return { reading: reading.number, explained, marked }
  }
  const uses = async (place: Sent['uses']): Promise<string[]> => {
    const reading = await plain()
    const value = valueAt(place.path, reading.inputs.get(place.file))
    const shown = typeof value === 'string' ? pagesWith(await project.joined(), [value]) : []
    // Several pages have the text. Marks say which of them have it from this place.
    if (shown.length === 1) return shown
    const marked = await markedOf(reading)
    return pagesWith(await joinedWithMarks(marked), marked.list.marksOf(place))
  }
  /** Returns the value at a path. A file that the project does not have has no value. */
  const value = async (file: string, path: PropertyKey[]): Promise<Value> => {
    const { inputs } = await plain()
    if (!inputs.has(file)) return { hash: '' }
    return { value: valueAt(path, inputs.get(file)), hash: hashesOf(root, [file])[file] ?? '' }
  }
  return {
    page: (path: string) => queue(() => page(path)),
    uses: (place: Sent['uses']) => queue(() => uses(place)),
    value: (file: string, path: PropertyKey[]) => queue(() => value(file, path)),
    findings: () => queue(async () => (await project.findings(await plain())).map(shownFinding)),
    pictures: () => queue(async () => storedPictures(root, (await plain()).inputs)),
    write: (base: Readonly<Record<string, string>>, changes: Change[]) =>
      queue(() => session.write(base, changes)),
    undo: () => queue(session.undo),
    redo: () => queue(session.redo),
    pages: (request: PagesRequest) => queue(() => changePages(project, request, session.put)),
  }
}

/** Returns the file of a leaf, and the file that it imports the value from. */
const filesOfLeaf = ({ file, place }: Leaf): string[] =>
  place === '' ? [] : [file, place.replace(/:\d+:\d+$/, '')]
