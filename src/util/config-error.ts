import { AuthorError } from './author-error.ts'
import { linesOf, placeOf, type Problem } from './problem.ts'

/** Problems of one config file. */
export interface FileProblems {
  /** Path from the project's root. */
  file: string
  /** One text of one or more lines per problem, in the file's order. */
  problems: string[]
}

/** Returns one error with the problems of all config files. */
export function configError(files: FileProblems[]): AuthorError {
  const count = files.reduce((sum, { problems }) => sum + problems.length, 0)
  const headline = `${count} ${count === 1 ? 'problem' : 'problems'} in ${files.length} config ${files.length === 1 ? 'file' : 'files'}`
  return new AuthorError(
    headline,
    files.map(({ file, problems }) => ({ place: file, problems })),
  )
}

/** Returns the error of one config file, with the places of its problems. `input` is the value of the file. */
export const fileError = (file: string, problems: Problem[], input: unknown): AuthorError =>
  configError([
    {
      file,
      problems: problems.map((problem) =>
        [placeOf(problem.path, input), ...linesOf(problem).map((line) => `  ${line}`)]
          .filter(Boolean)
          .join('\n'),
      ),
    },
  ])
