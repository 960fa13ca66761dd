import { join } from 'node:path'
import { asDeployed } from '../../site/config/override-site.ts'
import type { FoundProject } from '../../site/config/project.ts'
import { parseProject, readProject } from '../../site/config/read-project.ts'
import { embeddedFiles } from '../../site/joined/embedded-content.ts'
import { configImporter } from './config-importer.ts'
import { copyProject } from './project-copy.ts'
import type { FileState } from '../../util/write-unchanged.ts'

/** Values of files, by file from the project's root. */
export type Inputs = ReadonlyMap<string, unknown>

/** A project that was read from its files, and the values of the files. */
export interface Reading {
  project: FoundProject
  /** Values of all configs and of all answers of the embedded service. */
  inputs: Inputs
}

/** Reads a project as it is, or with other values in place of those of its files. */
export interface Readings {
  /** Reads the project. The result is the same object until a file changes. */
  plain: () => Promise<Reading>
  /** Parses a reading again, with these values of its files. Files without a value here keep theirs. */
  varied: (reading: Reading, inputs: Inputs) => Promise<FoundProject>
  /** Reads the project with other files in place of its own. */
  tried: (files: ReadonlyMap<string, TriedFile>) => Promise<TriedReading>
}

/** Content of a file before and after a change. */
export interface TriedFile {
  before: FileState
  after: FileState
}

interface TriedReading extends Reading {
  /** Ends the trial. If the files were written to the project, the reading is its plain one. */
  end: (isWritten: boolean) => void
}

/** Creates the readings of the project at `root`. `folder` is for copies of its sources. */
export function createReadings(root: string, folder: string, env: Record<string, string>): Readings {
  const copy = copyProject(root, join(folder, 'plain'))
  const importer = configImporter(copy.root)
  let last: Promise<Reading> | undefined

  const read = async (): Promise<Reading> => {
    const project = asDeployed(await readProject(copy.root, importer()), env)
    const files = [...project.files, ...embeddedFiles(copy.root)]
    return { project, inputs: new Map(files.map(({ file, input }) => [file, input])) }
  }
  const plain = () => {
    if (copy.sync().length > 0) last = undefined
    return (last ??= read())
  }
  return {
    plain,
    varied: async ({ project }, inputs) => {
      const files = new Map(project.files.map((one) => [one.file, one]))
      const names = [...files.keys(), ...project.names.filter((name) => !files.has(name))]
      const read = await parseProject(project.root, names.toSorted(), (file) => {
        const { text = '', input, problems = [] } = files.get(file) ?? {}
        const isRead = input !== undefined
        return Promise.resolve({
          file,
          text,
          input: isRead && inputs.has(file) ? inputs.get(file) : input,
          problems: isRead ? [] : [...problems],
        })
      })
      return asDeployed({ ...read, siteRules: project.siteRules }, env)
    },
    tried: async (files) => {
      await plain()
      for (const [file, { after }] of files) copy.write(file, after)
      const reading = read()
      return {
        ...(await reading),
        end: (isWritten) => {
          if (isWritten) last = reading
          else for (const [file, { before }] of files) copy.write(file, before)
        },
      }
    },
  }
}
