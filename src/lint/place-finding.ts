import { blockOf, placeOf, valueText, valueAt } from '../util/problem.ts'
import type { Finding } from './finding.ts'
import { lineAt } from './line-at.ts'
import type { Sources } from '../site/joined/sources-of.ts'
import { locate, syntaxError } from './locate.ts'
import type { Found } from './rule.ts'

/** Adds the place in the text to a problem. If the config imports the value, the place is in the imported file. */
export function placeFinding(
  reportedProblem: Found,
  reported: Pick<Finding, 'rule' | 'severity' | 'help'>,
  input: unknown,
  sources: Sources,
): Finding {
  const { file, path = [], at, offset, value: _value, whenDeployed: _, ...problem } = reportedProblem
  const received = problem.received ?? receivedOf(reportedProblem, input)
  const finding = { ...problem, received, ...reported, block: blockOf(path, input) }
  const here = { ...finding, file, path, place: placeOf(path, input) }
  const text = sources(file)
  if (!text) return here
  if (offset !== undefined) return { ...here, ...lineAt(text, offset) }
  const written = path.length === 0 ? undefined : locate(file, path, sources)
  if (!written) return { ...here, ...lineAt(text, syntaxError(file, text)?.start ?? 0) }
  const span = at === 'key' ? (written.key ?? written.whole) : written.value
  const place = { written, ...lineAt(sources(written.file) ?? '', span.start) }
  if (written.file === file) return { ...here, ...place }
  const ownPath = written.exact ? written.path : [...written.path, ...path.slice(-1)]
  return {
    ...finding,
    ...place,
    file: written.file,
    path: ownPath,
    place: placeOf(ownPath, undefined),
    block: undefined,
  }
}

/** Returns the actual value as text: the value of the finding, or else the value that is expected to be another. */
function receivedOf(problem: Found, input: unknown): string | undefined {
  if ('value' in problem) return valueText(problem.value)
  return problem.expected && !problem.at ? valueText(valueAt(problem.path ?? [], input)) : undefined
}
