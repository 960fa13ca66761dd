import { z } from 'zod'
import { text } from './text.ts'

/** A fact about a page in two parts, which a buyer asks for first. */
export const factSchema = z.strictObject({
  /** Figure or word of the fact: `4 to 9 kg`. */
  value: text(),
  /** Label of the fact: `weight`. */
  label: text(),
})
