import { shapeProblems } from '../shape-problems.ts'
import { defineRule } from '../rule.ts'

export const invalidValue = defineRule({
  summary: 'Every value is one that the schema takes.',
  severity: 'error',
  reads: 'files',
  docs: `
    The schemas in \`schemas/\` say what each option takes. The finding names the place, what is expected there and what stands there;
    where a known name is near, \`--fix\` writes it.`,
  check: shapeProblems('invalid-value'),
})
