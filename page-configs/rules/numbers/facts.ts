import written from '../../../content/facts.json' with { type: 'json' }
import { factsSchema } from './facts-schema.ts'

/** The facts that all texts must agree with. */
export const facts = factsSchema.parse(written)
