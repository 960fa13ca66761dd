import { useEffect, useMemo, type KeyboardEvent as KeyPress } from 'react'
import { styled } from 'styled-components'
import type { PageSource } from '../../../lint/page-source.ts'
import type { DeskSite } from '../blocks/desk-site.ts'
import { linesOf, placeOf, valueAt, type Problem } from '../../../util/problem.ts'
import { useEdits } from '../blocks/use-edits.ts'
import { Failure, Lead } from '../workbench/plain-desk.tsx'
import { blockIn } from '../blocks/placed-block.ts'
import type { BlockShapes } from '../options/block-shapes.ts'
import { withKindDefaults } from '../options/kind-defaults.ts'
import { OptionForm } from '../options/option-form.tsx'
import { placePageBlock } from '../blocks/place-page-block.ts'
import { editedId, editedPath, tellEditor, useEditedPage } from './edited-page.ts'
import { Bar, Button, Frame } from './frame-page.tsx'

interface FormProps {
  site: DeskSite
  shapes: BlockShapes
}

/** The options of a page's block in a form, with buttons to write them to the page's file and to give up. */
export function FormPage({ site, shapes }: FormProps) {
  const { source, failure } = useEditedPage()
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tellEditor({ kind: 'edit-closed' })
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <Frame>
      {failure !== undefined && <Failure role="alert">{failure}</Failure>}
      {!source && failure === undefined && <Lead role="status">Asking the development server …</Lead>}
      {source && <BlockForm source={source} site={site} shapes={shapes} />}
    </Frame>
  )
}

function BlockForm({ source, site, shapes }: FormProps & { source: PageSource }) {
  const subject = useMemo(
    () => ({ address: editedPath(), name: editedId(), placed: placePageBlock(source, editedId(), site) }),
    [source, site],
  )
  const { placed } = subject
  const { block, isEdited, problems, config, change } = useEdits(subject, site)
  const plain = shapes.get(String(valueAt(['type'], block)))
  const kind = placed.kinds[placed.kind]
  const shape = useMemo(() => plain && withKindDefaults(plain, block, kind), [plain, block, kind])
  const isOwn = ({ path }: Problem) => path[0] === 'blocks' && path[1] === placed.index
  const write = () =>
    tellEditor({
      kind: 'edit-options',
      file: source.file,
      was: JSON.parse(JSON.stringify(blockIn(placed))),
      now: JSON.parse(JSON.stringify(block)),
    })
  const pressKey = ({ key, ctrlKey, metaKey }: KeyPress) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && isEdited) write()
  }
  return (
    <Keys onKeyDown={pressKey}>
      {problems
        .filter((problem) => !isOwn(problem))
        .map((problem, index) => (
          <Failure key={index} role="alert">
            {[placeOf(problem.path, config), ...linesOf(problem)].join('\n')}
          </Failure>
        ))}
      {shape && (
        <Options>
          <OptionForm
            shape={shape}
            problems={problems.filter(isOwn).map((problem) => ({ ...problem, path: problem.path.slice(2) }))}
            value={block}
            change={change}
          />
        </Options>
      )}
      <Bar>
        <Button type="button" title="Ctrl + Enter" disabled={!isEdited} onClick={write}>
          Write
        </Button>
        <Button type="button" onClick={() => tellEditor({ kind: 'edit-closed' })}>
          Give up
        </Button>
      </Bar>
    </Keys>
  )
}

const Keys = styled.div`
  display: contents;
`

const Options = styled.div`
  min-height: calc(100vh - 92px);
`
