import { join } from 'node:path'
import { filesIn } from '../../util/files-in.ts'
import { parsed } from '../../util/parsed.ts'
import { readText } from '../../util/read-text.ts'
import type { ConfigFile } from '../config/project.ts'

/** Returns the files of the embedded service's answers, as `read` reads each. */
export const embeddedFiles = (
  root: string,
  read: (file: string) => ConfigFile = (file) => readEmbedded(root, file),
): ConfigFile[] =>
  filesIn(join(root, 'content/api')).flatMap((name) =>
    name.endsWith('.json') ? [read(`content/api/${name}`)] : [],
  )

/** Reads a file of an answer. Its value is undefined if it is not JSON. */
export function readEmbedded(root: string, file: string): ConfigFile {
  const text = readText(join(root, file)) ?? ''
  return { file, text, input: parsed(text), problems: [] }
}
