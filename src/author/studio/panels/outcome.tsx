import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { Change, ShownFinding, StaleFile, WriteAnswer } from '../../protocol/protocol.ts'
import { closerOf, useEditor, type ShowOutcome } from '../editor/editor.ts'
import { equalEnds } from '../editor/value-changes.ts'
import { Button } from '../parts.tsx'
import { openInEditor } from '../server.ts'

/** Returns a function that writes changes, and the notes of the outcome to show in the same panel. `again` reads changed files. */
export function useWrite(again?: (show: ShowOutcome) => unknown) {
  const editor = useEditor()
  const [outcome, show] = useState<ReactNode>()
  const isWriting = useRef(false)
  const write = async (changes: Change[], done: string) => {
    // A second press before the answer would write the same once more.
    if (isWriting.current) return false
    isWriting.current = true
    const isWritten = await editor.write(changes, done, show, again && (() => void again(show)))
    isWriting.current = false
    return isWritten
  }
  return {
    notes: <div role="alert">{outcome}</div>,
    show,
    write,
    /** Writes changes, and closes the panel once they are written. Returns whether they are. */
    writeAndClose: async (changes: Change[], done: string) => {
      const close = closerOf(editor)
      const isWritten = await write(changes, done)
      if (isWritten) close()
      return isWritten
    },
  }
}

/** Shows why nothing was written: the findings in the server's words, or both versions of a file. An undo cannot read the file again. */
export const Refusal = ({
  answer,
  readAgain,
}: {
  answer: WriteAnswer & { ok: false }
  readAgain: (() => void) | undefined
}) =>
  'refused' in answer ? (
    <div className="stack">
      <p>Not written: validate would refuse it.</p>
      <FindingNotes findings={answer.refused} />
    </div>
  ) : (
    <div className="stack">
      <p>Not written: the file changed on disk meanwhile.</p>
      {answer.stale.map((stale) => (
        <StaleNote key={stale.file} stale={stale} />
      ))}
      {readAgain && <Button onClick={readAgain}>Read the file again</Button>}
    </div>
  )

/** Shows a finding. A press on it opens its place in the author's editor. */
export const FindingNote = ({ finding }: { finding: ShownFinding }) => (
  <Button
    className={`finding of-${finding.severity}`}
    title={`Open ${finding.place}`}
    onClick={() => void openInEditor(finding.place)}
  >
    {finding.file}
    {'\n'}
    {finding.text}
  </Button>
)

/** The number of findings, which opens their list. */
export const FindingList = ({
  findings,
  ...props
}: { findings: ShownFinding[] } & ComponentProps<'details'>) =>
  findings.length > 0 && (
    <details {...props}>
      <summary>{countOf(findings)}</summary>
      <div className="stack">
        <FindingNotes findings={findings} />
      </div>
    </details>
  )

export const FindingNotes = ({ findings }: { findings: ShownFinding[] }) =>
  findings.map((finding, index) => <FindingNote key={index} finding={finding} />)

/** Returns the numbers of errors and warnings in words. */
const countOf = (findings: ShownFinding[]): string =>
  (['error', 'warning'] as const)
    .map(
      (severity) => [findings.filter((finding) => finding.severity === severity).length, severity] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}${count === 1 ? '' : 's'}`)
    .join(', ')

function StaleNote({ stale: { file, yours, disk } }: { stale: StaleFile }) {
  const [mine, theirs] = differingLines(yours, disk)
  return (
    <>
      <p className="place">{file}</p>
      <Lines file={file} name="Your version" text={mine} />
      <Lines file={file} name="Version on disk" text={theirs} />
    </>
  )
}

const Lines = ({ file, name, text }: { file: string; name: string; text: string }) => (
  <>
    <h3>{name}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled with arrow keys */}
    <pre aria-label={`${file}, ${name}`} role="region" tabIndex={0}>
      {text}
    </pre>
  </>
)

/** Returns the lines of two texts without the lines that both begin and end with. */
export function differingLines(first: string, second: string): [string, string] {
  const [a, b] = [first.split('\n'), second.split('\n')]
  const [start, end] = equalEnds(a, b)
  const cut = (lines: string[]) =>
    lines.slice(start, lines.length - end).join('\n') || '(these lines are missing)'
  return [cut(a), cut(b)]
}
