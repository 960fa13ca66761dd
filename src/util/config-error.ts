import { AuthorError } from './author-error.ts'

/** Returns the error with the problems of a config file: texts of one or more lines, in the file's order. */
export const configError = (file: string, problems: string[]): AuthorError =>
  new AuthorError(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in 1 config file`, [
    { place: file, problems },
  ])
