import { join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { engineOf } from '../../util/engine-of.ts'

/** Formats the text of a file. A file of another kind, or that the project excludes, stays as it is. */
export type FormatText = (file: string, text: string) => Promise<string>

/** Returns the formatter of a project: its own style, else that of the engine, and the line ends that a text has. */
export async function formatterOf(root: string): Promise<FormatText> {
  const options =
    (await resolveConfig(join(root, 'any.ts'))) ?? (await resolveConfig(join(engineOf(root), 'any.ts')))
  const ignorePath = join(root, '.prettierignore')
  return async (file, text) => {
    const { ignored, inferredParser } = await getFileInfo(join(root, file), { ignorePath })
    return inferredParser && !ignored ? format(text, { ...options, endOfLine: 'auto', filepath: file }) : text
  }
}
