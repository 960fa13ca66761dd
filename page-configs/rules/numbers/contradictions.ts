import { onceFor } from 'pagework/rules'
import { pathOf, sentencesOf, type TextFile } from '../shared/texts.ts'
import { contradicted, shownClaims } from './claims.ts'
import { figuresIn } from './figures.ts'

/** A figure that no fact about its sentence allows. */
interface Contradiction {
  sentence: string
  received: string
  expected: string
}

/** Returns the contradictions between a text and the facts. */
export const contradictions = (text: string): Contradiction[] =>
  sentencesOf(text).flatMap((sentence) =>
    clausesOf(sentence).flatMap((clause) =>
      [...figuresIn(clause)].flatMap((figure) => {
        const claims = contradicted(figure, clause)
        return claims ? [{ sentence, received: figure.written, expected: shownClaims(claims) }] : []
      }),
    ),
  )

/** A sentence may compare two subjects: indoors 600 to 1,000 nits, outdoors 5,000 to 7,000. */
const clausesOf = (sentence: string) => sentence.split(/[,;:] | but | while /)

/** Returns the contradictions between a file and the facts, each with its path. */
export const contradictionsIn = onceFor(({ texts }: TextFile) =>
  texts().flatMap(({ text, place }) =>
    contradictions(text).map((contradiction) => ({ path: pathOf(place), ...contradiction })),
  ),
)
