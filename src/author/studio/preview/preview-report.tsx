import type { FrameState } from './protocol.ts'
import { widths, type Width } from './widths.ts'

interface ReportProps extends FrameState {
  width: Width
  scale: number
}

/** Shows a frame's size, the reason if the block is hidden, and the results of its checks. */
export const PreviewReport = ({ width, scale, failure, hidden, oddities, results }: ReportProps) => (
  <figcaption className="stack">
    <div className="row">
      <b>{width}</b>
      <small>
        {widths[width].name}, {Math.round(scale * 100)} %
      </small>
      {(['axe', 'HTML', 'pairs'] as const).map((by) => (
        <Verdict key={by} by={by} count={results?.filter((result) => result.by === by).length} />
      ))}
    </div>
    {failure !== undefined && (
      <p className="problem" role="alert">
        {failure}
      </p>
    )}
    {hidden !== undefined && <p className="warning">Not shown: {hidden}</p>}
    {oddities?.map((oddity) => (
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

const Verdict = ({ by, count }: { by: string; count: number | undefined }) =>
  count === undefined ? (
    <span className="muted">{by} …</span>
  ) : (
    <span data-verdict={count === 0 ? 'good' : 'bad'}>
      {by} {count === 0 ? '✓' : count}
    </span>
  )
