/** A failed step of `npm run check`. */
export interface Failure {
  step: string
  /** Files that the step named. */
  files: string[]
  /** A command, or a hint. */
  cure: string
}

/** Steps whose output names files, with the pattern of such a name, and what to do. */
const steps: Readonly<Record<string, { file?: RegExp; cure: string }>> = {
  format: { file: /^(?: *,-\[)?([^\s:[\]]+\.\w+)(?::\d|$)/gm, cure: 'npm run fix' },
  lint: { file: /\[([^\s:[\]]+):\d+:\d+\]/g, cure: 'npm run fix, then see above' },
  types: { file: /^([^\s(]+)\(\d+,\d+\): error/gm, cure: 'npx tsc -p .' },
  generated: { cure: 'npm run schemas' },
  configs: { cure: 'npm run validate' },
}

/** Returns the failure of a step from its output. */
export function failureOf(step: string, output: string): Failure {
  const { file, cure = 'see above' } = steps[step] ?? {}
  const files = file === undefined ? [] : Array.from(output.matchAll(file), ([, name = '']) => name)
  return { step, files: [...new Set(files)], cure }
}

/** Returns every failed step, its files, and what to do, as a part of one line. */
export function summaryOf(failures: readonly Failure[]): string {
  const named = new Map(failures.map((failure) => [failure.step, failure]))
  const parts = Array.from(named.values(), ({ step, files, cure }) => {
    const shown = files.slice(0, MAX_FILES).join(', ')
    const more = files.length > MAX_FILES ? ` and ${files.length - MAX_FILES} more` : ''
    return `${step}${shown ? ` (${shown}${more})` : ''}: ${cure}`
  })
  return parts.join('; ')
}

const MAX_FILES = 3
