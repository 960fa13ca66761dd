import { join } from 'node:path'
import { filesIn } from '../../util/files-in.ts'
import { onceFor } from '../../util/once-for.ts'
import { parsed } from '../../util/parsed.ts'
import { readText } from '../../util/read-text.ts'
import type { ConfigFile } from '../config/project.ts'

/** Returns the paths of the files of the embedded service's answers. */
export const embeddedNames = (root: string): string[] =>
  filesIn(join(root, 'content/api')).flatMap((name) => (name.endsWith('.json') ? `content/api/${name}` : []))

/** Whether a file is an answer of the embedded service. */
export const isAnswer = (file: string): boolean => file.startsWith('content/api/')

/** Reads a file of an answer. Its value is undefined if it is not JSON. */
export function readEmbedded(root: string, file: string): ConfigFile {
  const text = readText(join(root, file)) ?? ''
  return { file, text, input: parsed(text), problems: [] }
}

/** Returns the texts of files by their paths, and their values by their texts: made once for a reading. */
export const textsOf = onceFor((files: ConfigFile[]) => ({
  texts: new Map(files.map(({ file, text }) => [file, text])),
  inputs: new Map(files.map(({ text, input }) => [text, input])),
}))
