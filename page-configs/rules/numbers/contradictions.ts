import { pathOf, textsAround, type TextFile } from '../shared/texts.ts'
import { checkText } from './check-text.ts'
import { exceptions, type Exception } from './exceptions.ts'

/** Returns the contradictions between a file and the facts. */
export const contradictionsIn = ({ texts }: TextFile) =>
  texts().flatMap(({ text, place }) =>
    checkText(text, () => textsAround(place)).map(({ number, sentence, expected }) => ({
      path: pathOf(place),
      problem: `contradicts the facts: "${sentence}"`,
      expected,
      received: number,
    })),
  )

type Contradiction = ReturnType<typeof contradictionsIn>[number]

/** Returns the exception for a contradiction in a file. */
export const exceptionFor = (name: string, { received, problem }: Contradiction): Exception | undefined =>
  exceptions.find(
    ({ file, number, beside }) => file === name && number === received && problem.includes(beside),
  )
