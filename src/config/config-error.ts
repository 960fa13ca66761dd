/** What is wrong with one file, ready to read. */
export interface FileProblems {
  /** The file, from the project's root. */
  file: string
  /** One entry per problem, in the file's own order; each a line or a few. */
  problems: string[]
}

/** Everything that is wrong with the configs, all at once. The message is the whole report. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(files: FileProblems[]) {
    const count = files.reduce((sum, { problems }) => sum + problems.length, 0)
    const headline = `${count} ${count === 1 ? 'problem' : 'problems'} in ${files.length} config ${files.length === 1 ? 'file' : 'files'}`
    const reports = files.map(({ file, problems }) => [file, ...problems.map(indent)].join('\n'))
    super([headline, ...reports].join('\n\n'))
  }
}

const indent = (problem: string) => problem.replaceAll(/^/gm, '  ')
