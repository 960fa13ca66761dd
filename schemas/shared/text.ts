import { z } from 'zod'
import { keepUnits } from './keep-units.ts'

/** A text of at least one character, without blanks at its ends. */
export const plainText = () =>
  z
    .string()
    .min(1, { error: 'must not be empty' })
    .refine((value) => value === value.trim(), { error: 'must not begin or end with a blank' })

/** A text that visitors see: its numbers stay in one line with their units, and other languages translate it. */
export const text = () => plainText().overwrite(keepUnits).meta({ shown: true })

/**
 * A text with placeholders in braces, which are replaced where it is shown. Rules check the placeholders that authors
 * write.
 */
export const textWith = (...placeholders: string[]) => text().meta({ placeholders })
