/** Problems at one place of the site. */
export interface PlaceProblems {
  /** Name of the page, endpoint or file. */
  place: string
  /** One text of one or more lines per problem, in the place's order. */
  problems: string[]
}

/** Reports all problems that the site's author must fix. The message is the complete report. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError'

  /** `headline` summarises the problems; `help` says what to do. */
  constructor(headline: string, places: PlaceProblems[], help?: string) {
    const reports = places.map(({ place, problems }) => [place, ...problems.map(indent)].join('\n'))
    super([headline, ...reports, ...(help === undefined ? [] : [help])].join('\n\n'))
  }
}

const indent = (problem: string) => problem.replaceAll(/^/gm, '  ')
