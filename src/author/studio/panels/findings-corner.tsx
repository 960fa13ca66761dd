import { useEffect, useState } from 'react'
import type { ShownFinding } from '../../protocol/protocol.ts'
import { FindingNote } from './outcome.tsx'

/** Returns the findings that the development server sends after each edit. */
export function useFindings(): ShownFinding[] {
  const [findings, setFindings] = useState<ShownFinding[]>([])
  useEffect(() => {
    const receive = (sent: { findings: ShownFinding[] }) => setFindings(sent.findings)
    // Vite searches the source for exactly this expression, so it must not be split.
    import.meta.hot?.on('site:findings', receive)
    import.meta.hot?.send('site:findings-wanted', {})
    return () => import.meta.hot?.off?.('site:findings', receive)
  }, [])
  return findings
}

/** Shows findings in a corner of the page. Errors open the list. */
export function FindingsCorner({ findings }: { findings: ShownFinding[] }) {
  if (findings.length === 0) return undefined
  return (
    <details className="corner" open={findings.some(({ severity }) => severity === 'error')}>
      <summary>{countOf(findings)}</summary>
      <div className="stack">
        {findings.map((finding, index) => (
          <FindingNote key={index} finding={finding} />
        ))}
      </div>
    </details>
  )
}

/** Returns the numbers of errors and warnings in words. */
export const countOf = (findings: ShownFinding[]): string =>
  (['error', 'warning'] as const)
    .map((severity) => [findings.filter((one) => one.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}${count === 1 ? '' : 's'}`)
    .join(', ')
