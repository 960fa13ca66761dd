import type { z } from 'zod'
import type { BlockInput } from '../../schemas/blocks/index.ts'
import { pageSchema, type PageInput } from '../../schemas/page.ts'
import { placeFinding } from '../../src/lint/place-finding.ts'
import { findingsError } from '../../src/lint/sound-project.ts'
import { rules } from '../../src/lint/rules.ts'
import { parseConfig } from '../../src/site/config/parse-config.ts'
import { linesOf, type Problem } from '../../src/util/problem.ts'

/** The smallest valid block. */
export const hero = { type: 'hero', id: 'hero', heading: 'LED Standee Display' } satisfies BlockInput

/** The smallest valid page. */
export const smallestPage = {
  kind: 'brot',
  name: 'standee',
  title: 'LED Standee Display',
  blocks: [hero],
} satisfies PageInput

const content = { endpoint: 'led-standee-displays', prefix: 'standee' }

/** Returns a page with these blocks, valid or not, after the hero. */
export const pageWith = (...blocks: unknown[]) => ({ ...smallestPage, content, blocks: [hero, ...blocks] })

/** Returns the complete message to a developer about one invalid file. */
export function messageOf(input: unknown, schema: z.ZodType = pageSchema, file = 'page.ts'): string {
  return messageOfProblems(problemsOf(input, schema), input, file)
}

function problemsOf(input: unknown, schema: z.ZodType): Problem[] {
  const parsed = parseConfig(schema, input)
  if (parsed.ok) throw new Error('There is nothing wrong with this config')
  return parsed.problems
}

/** Returns each problem of a config as its place, its rule and its message. */
export const problemsIn = (input: unknown, schema: z.ZodType = pageSchema): string[] =>
  findingsOf(problemsOf(input, schema), input, '').map((finding) =>
    [`${finding.place} [${finding.rule}]`, ...linesOf(finding).map(briefly)].join(' | ').trim(),
  )

/** Returns the complete message about these problems. */
export const messageOfProblems = (problems: Problem[], input: unknown, file: string, text?: string): string =>
  findingsError(findingsOf(problems, input, file, text)).message

const findingsOf = (problems: Problem[], input: unknown, file: string, text?: string) =>
  problems.map(({ rule, ...problem }) => {
    const severity = rules[rule]?.severity
    if (!severity) throw new Error(`There is no rule ${rule}`)
    return placeFinding({ file, ...problem }, { rule, severity }, input, () => text)
  })

/** Shortens the lists of all blocks and all page keys in a line of a message. */
const briefly = (line: string) =>
  line
    .replace(/one of "alternating-rows".*/, 'one of the blocks')
    .replace(/kind, name\??, [\w,? ]*\w/, 'kind, name, …')
