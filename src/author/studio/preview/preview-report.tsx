import type { CheckResult } from './protocol.ts'
import { widths, type Width } from './widths.ts'

export type PreviewState =
  | { status: 'drawing' }
  | { status: 'drawn'; hidden: string | undefined; oddities: string[] }
  | { status: 'failed'; message: string }

interface ReportProps {
  width: Width
  scale: number
  state: PreviewState
  /** Undefined during the check. */
  results: CheckResult[] | undefined
}

/** Shows a frame's size, the reason if the block is hidden, and the results of its checks. */
export function PreviewReport({ width, scale, state, results }: ReportProps) {
  const { hidden, oddities } = state.status === 'drawn' ? state : { hidden: undefined, oddities: [] }
  return (
    <figcaption className="stack">
      <div className="row">
        <b>{width}</b>
        <small>
          {widths[width].name}, {Math.round(scale * 100)} %
        </small>
        {(['axe', 'HTML', 'pairs'] as const).map((by) => (
          <Verdict key={by} by={by} results={results} />
        ))}
      </div>
      {state.status === 'failed' && (
        <p className="problem" role="alert">
          {state.message}
        </p>
      )}
      {hidden !== undefined && <p className="warning">Not shown: {hidden}</p>}
      {oddities.map((oddity) => (
        <p className="warning" key={oddity}>
          Repaired: {oddity}
        </p>
      ))}
      {results && results.length > 0 && (
        <details className="problem" open>
          <summary>What is wrong</summary>
          <ul>
            {results.map(({ by, rule, message, places }, index) => (
              <li key={index}>
                <b>
                  {by} {rule}
                </b>{' '}
                {message}
                {places.map((place) => (
                  <code key={place}>{place}</code>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </figcaption>
  )
}

function Verdict({ results, by }: { results: CheckResult[] | undefined; by: CheckResult['by'] }) {
  const count = results?.filter((result) => result.by === by).length
  if (count === undefined) return <span className="muted">{by} …</span>
  return (
    <span data-verdict={count === 0 ? 'good' : 'bad'}>
      {by} {count === 0 ? '✓' : count}
    </span>
  )
}
