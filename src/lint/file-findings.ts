import { z } from 'zod'
import { hashOf } from '../util/hash-of.ts'
import { onceFor } from '../util/once-for.ts'

/** A finding in one file. */
const fileFindingSchema = z.strictObject({
  path: z.array(z.union([z.string(), z.number()])),
  problem: z.string(),
  expected: z.string().optional(),
  received: z.string().optional(),
})
type FileFinding = z.output<typeof fileFindingSchema>

/** Schema of the findings of a publish, by hashes of the rules, the rule, the file and its value. */
export const fileFindingsSchema = z.record(z.string(), z.array(fileFindingSchema))
type FileFindings = z.output<typeof fileFindingsSchema>

/**
 * Returns the findings of a rule in one file. `find` must read only the value and the rule's own modules, because
 * publishing takes its findings from the last publish while these are unchanged.
 */
export type FindInFile = (file: string, value: object, find: () => FileFinding[]) => FileFinding[]

/** Runs `find` each time. */
export const findAgain: FindInFile = (_file, _value, find) => find()

/** Findings in single files, of the last publish and of this one. */
export interface KnownFindings {
  /** Returns the function of a rule. */
  of: (rule: string) => FindInFile
  /** The findings of this publish. */
  used: FileFindings
}

/** Opens the findings of the last publish. `rules` is a hash of all that rules read besides the values of files. */
export function openFileFindings(before: FileFindings, rules: string): KnownFindings {
  const used: FileFindings = {}
  const of =
    (rule: string): FindInFile =>
    (file, value, find) => {
      const key = hashOf(rules, rule, file, hashOfValue(value))
      const found = before[key] ?? find()
      used[key] = found
      return found
    }
  return { of, used }
}

const hashOfValue = onceFor((value: object) => hashOf(JSON.stringify(value)))
