import type { Editor } from './editor.ts'
import { blockAround } from '../page/targets.ts'

type Path = (string | number)[]

/** A place in a file that names a picture. */
export interface PicturePlace {
  file: string
  path: Path
}

/** Returns the places that name a picture of the page: those of the block around it if there are any, else all. */
export async function picturePlaces(editor: Editor, picture: string, node: Node): Promise<PicturePlace[]> {
  const { explained } = editor.page()
  if (!explained) return []
  const around = blockAround(node, editor.targets())
  const { file, endpoint } = explained
  const content = endpoint === undefined ? undefined : `content/api/${endpoint}.json`
  const config = await editor.session.read(file, [])
  const answer =
    content === undefined ? undefined : await editor.session.read(content, []).catch(() => undefined)
  const inConfig = pathsOf(config, picture).map((path) => ({ file, path }))
  const inContent =
    content === undefined ? [] : pathsOf(answer, picture).map((path) => ({ file: content, path }))
  const isOwn = ({ file: home, path }: PicturePlace) =>
    home === file
      ? path[0] === 'blocks' && path[1] === around?.index
      : around?.block.section !== undefined && sectionAt(answer, path[0]) === around.block.section
  const all = [...inConfig, ...inContent]
  const own = all.filter(isOwn)
  return own.length > 0 ? own : all
}

/** Returns the paths of all places in a value that have this text. */
export function pathsOf(value: unknown, wanted: string, path: Path = []): Path[] {
  if (value === wanted) return [path]
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, at) => pathsOf(entry, wanted, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, wanted, [...path, key]))
}

function sectionAt(answer: unknown, index: string | number | undefined): unknown {
  const entry: unknown = Array.isArray(answer) ? answer[Number(index)] : undefined
  return typeof entry === 'object' && entry !== null && 'section' in entry ? entry.section : undefined
}
