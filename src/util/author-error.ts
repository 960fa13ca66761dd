/** What is wrong at one place of the site. */
export interface PlaceProblems {
  /** The page, endpoint or file. */
  place: string
  /** Each a line or a few, in the place's own order. */
  problems: string[]
}

/** What an author of the site must mend, all of it at once. The message is the whole report. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError'

  /** `headline` says what kind of trouble it is, `help` what to do about it. */
  constructor(headline: string, places: PlaceProblems[], help?: string) {
    const reports = places.map(({ place, problems }) => [place, ...problems.map(indent)].join('\n'))
    super([headline, ...reports, ...(help === undefined ? [] : [help])].join('\n\n'))
  }
}

const indent = (problem: string) => problem.replaceAll(/^/gm, '  ')
