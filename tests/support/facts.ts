import { readFileSync } from 'node:fs'
import { factsSchema } from './facts-schema.ts'

/** The facts that all texts must agree with. */
export const facts = factsSchema.parse(JSON.parse(readFileSync('content/facts.json', 'utf8')))
