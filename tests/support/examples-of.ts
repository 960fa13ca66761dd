import type { RuleExamples } from './rule-example.ts'

const modules = import.meta.glob<{ examples: RuleExamples }>('../engine/lint/*.ts', { eager: true })

/** Returns the examples of a rule, each with its name. */
export const examplesOf = (code: string) =>
  Object.entries(modules[`../engine/lint/${code}.ts`]?.examples ?? {}).map(([name, example]) => ({
    name,
    ...example,
  }))
