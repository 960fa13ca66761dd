import { useMemo } from 'react'
import { valueAt } from '../../../util/problem.ts'
import type { DeskSite } from '../blocks/desk-site.ts'
import { useEdits, type Subject } from '../blocks/use-edits.ts'
import type { BlockShapes } from '../options/block-shapes.ts'
import { configSource, sourceOf } from '../options/config-source.ts'
import { BlockForm, useShape } from '../options/block-form.tsx'
import { Button } from '../parts.tsx'
import { choices, widths, type Width } from '../preview/widths.ts'
import { SourcePane } from './source-pane.tsx'
import { Stage } from './stage.tsx'

export interface DeskProps {
  site: DeskSite
  shapes: BlockShapes
  width: Width | 'all'
  setWidth: (width: Width | 'all') => void
  press: (key: string) => void
}

interface BlockDeskProps extends DeskProps {
  subject: Subject
  failure?: string | undefined
}

/**
 * Shows a block with its options to edit and its config to copy. If the options are invalid, shows the problems, and
 * the frames keep the last valid version.
 */
export function BlockDesk({ site, shapes, width, setWidth, press, subject, failure }: BlockDeskProps) {
  const { address, name, placed } = subject
  const edits = useEdits(subject, site)
  const { block, isEdited, problems, drawn, reset } = edits
  const type = String(valueAt(['type'], block))
  const shape = useShape({ edits, placed, shapes })
  const source = useMemo(() => (shape ? configSource(block, shape) : undefined), [block, shape])
  const { answer } = placed
  const content = useMemo(() => (answer === undefined ? undefined : sourceOf(answer)), [answer])
  return (
    <div className="desk">
      <div>
        <div className="row head">
          <h2>
            {type} <span className="muted">{name}</span>
          </h2>
          <div className="row" role="group" aria-label="Widths">
            {choices.map((choice) => (
              <Button
                key={choice.key}
                title={`Key ${choice.key}`}
                aria-pressed={choice.width === width}
                onClick={() => setWidth(choice.width)}
              >
                {choice.width === 'all' ? 'All' : `${choice.width} ${widths[choice.width].name}`}
              </Button>
            ))}
          </div>
        </div>
        {failure !== undefined && (
          <p role="alert" className="problem">
            {failure}
          </p>
        )}
        <Stage name={`${type}, ${name}`} placed={drawn} width={width} press={press} />
      </div>
      <aside aria-label="Options" className="stack">
        <SourcePane title="Config" source={source} isStale={problems.length > 0}>
          {isEdited && <Button onClick={reset}>As it was</Button>}
        </SourcePane>
        <BlockForm key={address} edits={edits} placed={placed} shapes={shapes} />
        <SourcePane title="Content from the service" source={content} isFolded />
      </aside>
    </div>
  )
}
