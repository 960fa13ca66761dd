import type { z } from 'zod'
import { describeIssue } from './describe-issue.ts'
import { inDocumentOrder } from '../../util/document-order.ts'
import type { Problem } from '../../util/problem.ts'
import { schemaMap } from './schema-map.ts'

export type ParsedConfig<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/**
 * Returns no message, so that only the schema's own messages remain. `describeIssue` writes better messages than zod.
 */
const wordless = () => ''

/**
 * Parses a config. Returns its value, or every problem in the order of the document, including the problems in `found`.
 * All configs are parsed here.
 */
export function parseConfig<S extends z.ZodType>(
  schema: S,
  input: unknown,
  earlier: Problem[] = [],
): ParsedConfig<z.output<S>> {
  const result = schema.safeParse(input, { error: wordless })
  if (result.success && earlier.length === 0) return { ok: true, value: result.data }
  const map = schemaMap(schema)
  const issues = oncePerPlace(result.error?.issues ?? [])
  const problems = issues.flatMap((issue) => describeIssue(issue, input, map))
  return { ok: false, problems: inDocumentOrder([...withoutMisspelt(problems), ...earlier], input) }
}

/** Returns the issues without those of a value that already has the wrong type. */
function oncePerPlace(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrongKind = new Set(issues.filter(({ code }) => code === 'invalid_type').map(placeOf))
  return issues.filter((issue) => issue.code === 'invalid_type' || !wrongKind.has(placeOf(issue)))
}

const placeOf = ({ path }: z.core.$ZodIssue) => path.join('.')

/**
 * Removes the problems that follow from a misspelt key, which is reported already: the missing key, and the check of
 * the object that needs the key.
 */
function withoutMisspelt(problems: Problem[]): Problem[] {
  const misspelt = problems.filter(({ rule, nearest }) => rule === 'unknown-key' && nearest !== undefined)
  const missing = new Set(misspelt.map(({ path, nearest = '' }) => [...path.slice(0, -1), nearest].join('.')))
  const objects = new Set(misspelt.map(({ path }) => path.slice(0, -1).join('.')))
  return problems.filter(({ path, received, problem }) => {
    const place = path.join('.')
    return !(received === 'nothing' && missing.has(place)) && !(problem !== undefined && objects.has(place))
  })
}
