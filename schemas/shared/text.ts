import { z } from 'zod'
import { keepUnits } from './keep-units.ts'

/** A text that says something: at least one character, no blank edges. Its numbers stay with their units. */
export const text = () =>
  z
    .string()
    .min(1, { error: 'must not be empty' })
    .refine((value) => value === value.trim(), { error: 'must not begin or end with a blank' })
    .overwrite(keepUnits)
