import { readFileSync } from 'node:fs'
import { factsSchema } from './facts-schema.ts'

/** The page of facts that the texts agree with. */
export const facts = factsSchema.parse(JSON.parse(readFileSync('content/facts.json', 'utf8')))
