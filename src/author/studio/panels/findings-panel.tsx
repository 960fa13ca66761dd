import type { ShownFinding } from '../../protocol/protocol.ts'
import { editAddresses } from '../../protocol/protocol.ts'
import { useEditor, type Editor } from '../editor/editor.ts'
import type { Target } from '../page/targets.ts'
import { Button, Panel } from '../parts.tsx'
import { ask } from '../server.ts'
import { FindingNote } from './outcome.tsx'
import { useAnswer } from './use-answer.ts'

/** The findings of `npm run validate`. Those of this page come first, and lead to their place on it. */
export function FindingsPanel() {
  const editor = useEditor()
  const { answer, failure } = useAnswer(() => ask<ShownFinding[]>(editAddresses.findings))
  const placed = (answer ?? []).map((finding) => ({ finding, target: targetOf(editor, finding) }))
  const onPage = placed.filter(({ target }) => target)
  const elsewhere = placed.filter(({ target }) => !target)
  return (
    <Panel title="Findings">
      <p role="status">{!answer && !failure && 'Checking the site …'}</p>
      {failure !== undefined && <p className="problem">{failure}</p>}
      {answer?.length === 0 && <p>Nothing found.</p>}
      {onPage.length > 0 && <h3>On this page</h3>}
      {onPage.map(({ finding, target }, index) => (
        <div key={index} className="stack">
          <FindingNote finding={finding} />
          {target && <Button onClick={() => editor.goTo(target.key)}>Show: {target.label}</Button>}
        </div>
      ))}
      {elsewhere.length > 0 && <h3>Elsewhere</h3>}
      {elsewhere.map(({ finding }, index) => (
        <FindingNote key={index} finding={finding} />
      ))}
    </Panel>
  )
}

/** Returns the text whose value a finding is about, or else the block that contains it. */
function targetOf(editor: Editor, { file, path }: ShownFinding): Target | undefined {
  const targets = editor.targets()
  const begins = (whole: readonly (string | number)[]) => path.every((key, at) => whole[at] === key)
  const text = targets.find(
    (target) =>
      target.kind === 'text' &&
      path.length > 0 &&
      target.text.parts.some(({ leaf }) => leaf?.file === file && begins(leaf.path)),
  )
  if (text) return text
  const { explained } = editor.page()
  if (file !== explained?.file || path[0] !== 'blocks') return undefined
  return targets.find((target) => target.kind === 'block' && target.index === path[1])
}
