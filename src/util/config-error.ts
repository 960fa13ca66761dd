import { AuthorError } from './author-error.ts'

/** What is wrong with one file, ready to read. */
export interface FileProblems {
  /** The file, from the project's root. */
  file: string
  /** One entry per problem, in the file's own order; each a line or a few. */
  problems: string[]
}

/** Everything that is wrong with the configs, all at once. */
export function configError(files: FileProblems[]): AuthorError {
  const count = files.reduce((sum, { problems }) => sum + problems.length, 0)
  const headline = `${count} ${count === 1 ? 'problem' : 'problems'} in ${files.length} config ${files.length === 1 ? 'file' : 'files'}`
  return new AuthorError(
    headline,
    files.map(({ file, problems }) => ({ place: file, problems })),
  )
}
