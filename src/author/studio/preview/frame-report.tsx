import { styled } from 'styled-components'
import { look } from '../workbench/look.ts'
import type { Finding } from './protocol.ts'
import { widths, type Width } from './widths.ts'

export type FrameState =
  | { status: 'drawing' }
  | { status: 'drawn'; hidden: string | undefined; oddities: string[] }
  | { status: 'failed'; message: string }

interface FrameReportProps {
  width: Width
  scale: number
  state: FrameState
  /** Undefined during the check. */
  findings: Finding[] | undefined
}

/** Shows a frame's size, the reason if the block is hidden, and the findings. */
export function FrameReport({ width, scale, state, findings }: FrameReportProps) {
  return (
    <Report>
      <Line>
        <Name>
          {width} <span>{widths[width].name}</span>
        </Name>
        <Scale>{Math.round(scale * 100)} %</Scale>
        <Verdict findings={findings} by="axe" />
        <Verdict findings={findings} by="HTML" />
        <Verdict findings={findings} by="pairs" />
      </Line>
      {state.status === 'failed' && <Wrong role="alert">{state.message}</Wrong>}
      {state.status === 'drawn' && state.hidden !== undefined && <Hidden>Not shown: {state.hidden}</Hidden>}
      {state.status === 'drawn' &&
        state.oddities.map((oddity) => <Hidden key={oddity}>Repaired: {oddity}</Hidden>)}
      {findings && findings.length > 0 && (
        <Found open>
          <summary>What is wrong</summary>
          <ul>
            {findings.map(({ by, rule, message, places }, index) => (
              <li key={index}>
                <strong>
                  {by} {rule}
                </strong>{' '}
                {message}
                {places.map((place) => (
                  <code key={place}>{place}</code>
                ))}
              </li>
            ))}
          </ul>
        </Found>
      )}
    </Report>
  )
}

function Verdict({ findings, by }: { findings: Finding[] | undefined; by: Finding['by'] }) {
  const count = findings?.filter((finding) => finding.by === by).length
  if (count === undefined) return <Mark>{by} …</Mark>
  return (
    <Mark data-verdict={count === 0 ? 'good' : 'bad'}>
      {by} {count === 0 ? '✓' : count}
    </Mark>
  )
}

const Report = styled.figcaption`
  display: grid;
  gap: 6px;
  margin-bottom: 8px;
  font-size: 12px;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
`

const Name = styled.span`
  font: 600 12px ${look.mono};

  > span {
    color: ${look.muted};
    font-weight: 400;
  }
`

const Scale = styled.span`
  margin-right: auto;
  color: ${look.muted};
`

const Mark = styled.span`
  color: ${look.muted};

  &[data-verdict='good'] {
    color: ${look.good};
  }

  &[data-verdict='bad'] {
    color: ${look.bad};
    font-weight: 600;
  }
`

const Hidden = styled.p`
  margin: 0;
  padding: 6px 10px;
  border: 1px dashed ${look.warn};
  color: ${look.warn};
`

const Wrong = styled(Hidden)`
  border-color: ${look.bad};
  color: ${look.bad};
`

const Found = styled.details`
  border-left: 2px solid ${look.bad};
  background: ${look.bad}14;
  color: ${look.bad};

  > summary {
    padding: 5px 10px;
    cursor: pointer;
  }

  > ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0 10px 8px;
    list-style: none;
  }

  code {
    display: block;
    color: ${look.muted};
    font: 11.5px/1.5 ${look.mono};
    overflow-wrap: anywhere;
  }
`
