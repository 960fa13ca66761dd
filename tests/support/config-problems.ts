import type { z } from 'zod'
import type { BlockInput } from '../../schemas/blocks/index.ts'
import { pageSchema, type PageInput } from '../../schemas/page.ts'
import { placeFinding } from '../../src/lint/place-finding.ts'
import { findingsError } from '../../src/lint/load-config.ts'
import { rules } from '../../src/lint/rules.ts'
import { parseConfig } from '../../src/site/config/parse-config.ts'
import type { Problem } from '../../src/util/problem.ts'

/** The smallest valid block. */
export const hero = { type: 'hero', id: 'hero', heading: 'LED Standee Display' } satisfies BlockInput

/** The smallest valid page. */
export const smallestPage = {
  kind: 'products',
  name: 'standee',
  title: 'LED Standee Display',
  blocks: [hero],
} satisfies PageInput

const content = { endpoint: 'led-standee-displays', prefix: 'standee' }

/** Returns a page with these blocks, valid or not, after the hero. */
export const pageWith = (...blocks: unknown[]) => ({ ...smallestPage, content, blocks: [hero, ...blocks] })

/** Returns the complete message to a developer about one invalid file. */
export function messageOf(input: unknown, schema: z.ZodType = pageSchema, file = 'page.ts'): string {
  const parsed = parseConfig(schema, input)
  if (parsed.ok) throw new Error('There is nothing wrong with this config')
  return messageOfProblems(parsed.problems, input, file)
}

/** Returns the complete message about these problems. */
export function messageOfProblems(problems: Problem[], input: unknown, file: string, text?: string): string {
  const findings = problems.map(({ rule, ...rest }) => {
    const definition = rules[rule]
    if (!definition) throw new Error(`There is no rule ${rule}`)
    return placeFinding({ file, ...rest }, { rule, severity: definition.severity }, input, () => text)
  })
  return findingsError(findings).message
}

/** Shortens the lists of all blocks and all page keys in a message. */
export const briefly = (message: string) =>
  message
    .replaceAll(/one of "alternating-rows".*/g, 'one of the blocks')
    .replaceAll(/kind, name, [\w, ]*\w/g, 'kind, name, …')
