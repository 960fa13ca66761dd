import { useMemo } from 'react'
import type { PageSource } from '../../../lint/page-source.ts'
import { valueAt } from '../../../util/problem.ts'
import { placePageBlock, type DeskSite } from '../blocks/placed-block.ts'
import { useEdits, type Subject } from '../blocks/use-edits.ts'
import { BlockForm, useShape } from '../options/block-form.tsx'
import type { BlockShapes } from '../options/block-shapes.ts'
import { configSource, sourceOf } from '../options/config-source.ts'
import { useAnswer, Wait } from '../panels/use-answer.tsx'
import { Button } from '../parts.tsx'
import { choices, widths, type Choice } from '../preview/widths.ts'
import { ask } from '../server.ts'
import { pageBlockAddress } from './place.ts'
import { SourcePane } from './source-pane.tsx'
import { Stage } from './stage.tsx'

interface DeskProps {
  site: DeskSite
  shapes: BlockShapes
  width: Choice
  setWidth: (width: Choice) => void
  press: (key: string) => void
}

/** Shows a block of a page of the site with the page's content. Loads the page again when a source file changes. */
export function PageBlockDesk({ pathname, id, ...desk }: DeskProps & { pathname: string; id: string }) {
  const { site } = desk
  const name = `#${id} of ${pathname}`
  const { answer, failure } = useAnswer(async () => {
    const source = await ask('page', { path: pathname })
    const placed = placePageBlock(source, id, site)
    return { subject: { address: pageBlockAddress(pathname, id), name, placed }, failure: failureOf(source) }
  }, true)
  if (answer) return <BlockDesk {...desk} subject={answer.subject} failure={failure ?? answer.failure} />
  return (
    <div className="stack column">
      <h2>{name}</h2>
      <Wait {...(failure !== undefined && { failure })} text="Reading the page …" />
    </div>
  )
}

function failureOf({ failure, fallback }: PageSource): string | undefined {
  if (failure === undefined) return undefined
  const drawn = fallback === undefined ? '' : ' The page shows its fallback instead.'
  return `The content of this page is not usable.${drawn}\n${failure}`
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
            {choices.map((choice, key) => (
              <Button
                key={choice}
                title={`Key ${key}`}
                aria-pressed={choice === width}
                onClick={() => setWidth(choice)}
              >
                {choice === 'all' ? 'All' : `${choice} ${widths[choice].name}`}
              </Button>
            ))}
          </div>
        </div>
        {failure !== undefined && <Wait failure={failure} text="" />}
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
