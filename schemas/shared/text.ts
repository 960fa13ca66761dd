import { z } from 'zod'
import { keepUnits } from './keep-units.ts'

/** A text that says something: at least one character, no blank edges. */
export const plainText = () =>
  z
    .string()
    .min(1, { error: 'must not be empty' })
    .refine((value) => value === value.trim(), { error: 'must not begin or end with a blank' })

/** The same where it is shown: its numbers stay with their units. */
export const text = () => plainText().overwrite(keepUnits)

/** The same with words in braces that are filled in where it is shown; rules hold what authors write against them. */
export const textWith = (...placeholders: string[]) => text().meta({ placeholders })
