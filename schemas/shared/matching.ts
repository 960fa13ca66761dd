import { z } from 'zod'

/** A text that matches a pattern. Forms and messages describe the pattern in these words: `must be {words}`. */
export const matching = (pattern: RegExp, words: string) =>
  z
    .string()
    .regex(pattern, { error: `must be ${words}` })
    .meta({ patternWords: words })
