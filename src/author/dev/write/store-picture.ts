import { join } from 'node:path'
import { closest } from 'fastest-levenshtein'
import { pictureSize, sizeProblem } from '../../../site/content/picture-size.ts'
import { hasState } from '../../../util/write-unchanged.ts'
import { ChangeProblem, type ValueChange } from '../../source/change-edits.ts'
import type { Change } from '../../protocol/change-schema.ts'
import { pictureTypes } from '../../protocol/protocol.ts'
import type { FileChange } from '../../source/put-all.ts'
import type { Inputs } from '../project/open-project.ts'

type StorePicture = Extract<Change, { do: 'store-picture' }>

const extensions = Object.keys(pictureTypes)
const NAME = new RegExp(String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*\.(${extensions.join('|')})$`)

/**
 * Puts a picture into `content/storage/pictures` or the folder of the change, and returns the changes that write its record. An existing picture is
 * never replaced, since pages and caches know it by its name.
 */
export function storePicture(
  root: string,
  { name, bytes, record, folder }: StorePicture,
  inputs: Inputs,
  put: (file: string, state: FileChange) => void,
): ValueChange[] {
  const path = `pictures/${name}`
  const file = `${folder ?? 'content/storage/pictures'}/${name}`
  const [, extension] = NAME.exec(name) ?? []
  const stored = recordFile(path, inputs)
  if (bytes !== undefined) {
    if (extension === undefined)
      throw new ChangeProblem(
        `expected a name such as front-door.webp: small letters, digits, hyphens, and ${extensions.join(', ')}`,
      )
    const content = Buffer.from(bytes, 'base64')
    const size = pictureSize(content)
    if (size?.type !== extension)
      throw new ChangeProblem(
        `the name ends in ${extension}, and the file is ${size ? `a picture of the type ${size.type}` : 'not a picture'}`,
      )
    const problem = sizeProblem(size)
    if (problem !== undefined) throw new ChangeProblem(`the picture ${problem}`)
    if (!hasState(join(root, file), undefined))
      throw new ChangeProblem(`there is a picture ${name} already: choose another name`)
    put(file, { before: undefined, after: content })
  } else if (!record) throw new ChangeProblem('expected a picture, a record or both')
  if (!record) return []
  if (stored === undefined) {
    const after = `${JSON.stringify({ [path]: record }, null, 2)}\n`
    put('content/pictures/pictures.json', { before: undefined, after })
    return []
  }
  if (!stored.isThere) return [{ do: 'set', file: stored.file, path: [path], value: record }]
  return Object.entries(record).map(([key, value]) => ({
    do: 'set',
    file: stored.file,
    path: [path, key],
    value,
  }))
}

/** Returns the file that has the record of a picture, or else the one with the record of the most similar name. */
function recordFile(path: string, inputs: Inputs): { file: string; isThere: boolean } | undefined {
  const files = [...inputs].filter(([name]) => name.startsWith('content/pictures/'))
  const owners = new Map(
    files.flatMap(([name, records]) => Object.keys(Object(records)).map((picture) => [picture, name])),
  )
  const file = owners.get(path) ?? owners.get(closest(path, [...owners.keys()])) ?? files[0]?.[0]
  return file === undefined ? undefined : { file, isThere: owners.has(path) }
}
