import type { FoundProject } from '../site/config/project.ts'
import type { Found } from './rule.ts'

/** Returns the check of a rule whose problems were already found while the files were read. */
export const shapeProblems = (code: string) =>
  function* check({ files }: FoundProject): Generator<Found> {
    for (const { file, problems } of files) {
      for (const { rule, ...problem } of problems) {
        const place = { file: problem.file ?? file, ...(rule === 'unknown-key' && { at: 'key' as const }) }
        if (rule === code) yield { ...problem, ...place }
      }
    }
  }
