import { valueAt } from '../../../util/problem.ts'
import { blockAround } from '../page/targets.ts'
import type { Editor } from './editor.ts'
import { entryOf, type Path } from './list-entries.ts'

/** A place in a file that names a picture. */
export interface PicturePlace {
  file: string
  path: Path
}

/** Returns the places that name a picture of the page: those of the block around it if there are any, else all. */
export async function picturePlaces(editor: Editor, picture: string, node: Node): Promise<PicturePlace[]> {
  const explained = editor.explained()
  if (!explained) return []
  const around = blockAround(node, editor.targets())
  const { file, endpoint } = explained
  const content = `content/api/${endpoint}.json`
  const config = await editor.session.read(file, [])
  const answer = endpoint && (await editor.session.read(content, []))
  const { index, block } = around ?? {}
  const isOwn = ([first = 0, at]: Path) => first === 'blocks' && at === index
  const isOfSection = ([first = 0]: Path) =>
    block?.section !== undefined && valueAt([first, 'section'], answer) === block.section
  const all = [
    ...pathsOf(config, picture).map((path) => ({ file, path, isOwn: isOwn(path) })),
    ...pathsOf(answer, picture).map((path) => ({ file: content, path, isOwn: isOfSection(path) })),
  ]
  const ownPlaces = all.filter((place) => place.isOwn)
  return ownPlaces.length > 0 ? ownPlaces : all
}

/** Returns the place for the picture of an empty frame: in the entry whose text is nearest to it. */
export function emptyPlaces(editor: Editor, frame: Node): PicturePlace[] {
  for (let around = frame.parentElement; around; around = around.parentElement)
    for (const { element, parts } of editor.texts())
      for (const { leaf } of around.contains(element) ? parts : []) {
        const entry = leaf.editable && leaf.source === 'content' ? entryOf(leaf.path) : undefined
        if (entry) return [{ file: leaf.file, path: [...entry.list, entry.index, 'image'] }]
      }
  return []
}

/** Returns the paths of all places in a value that have this text. */
export function pathsOf(value: unknown, text: string, path: Path = []): Path[] {
  if (value === text) return [path]
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => pathsOf(entry, text, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, text, [...path, key]))
}
