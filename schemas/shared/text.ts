import { z } from 'zod'

/** A text that says something: at least one character, no blank edges. */
export const text = () =>
  z
    .string()
    .min(1, { error: 'must not be empty' })
    .refine((value) => value === value.trim(), { error: 'must not begin or end with a blank' })
