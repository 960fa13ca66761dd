import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { DeskSite } from '../blocks/desk-site.ts'
import { linesOf, placeOf, valueAt, type Problem } from '../../../util/problem.ts'
import { look, pressable } from './look.ts'
import type { BlockShapes } from '../options/block-shapes.ts'
import { configSource, sourceOf } from '../options/config-source.ts'
import { withKindDefaults } from '../options/kind-defaults.ts'
import { OptionForm } from '../options/option-form.tsx'
import { Failure } from './plain-desk.tsx'
import { SourcePane } from './source-pane.tsx'
import { Stage } from './stage.tsx'
import { useEdits, type Subject } from '../blocks/use-edits.ts'
import { choices, widths, type Width } from '../preview/widths.ts'

export interface DeskProps {
  site: DeskSite
  shapes: BlockShapes
  width: Width | 'all'
  setWidth: (width: Width | 'all') => void
  press: (key: string) => void
}

/**
 * Shows a block with its options to edit and its config to copy. If the options are invalid, shows the problems, and
 * the frames keep the last valid version.
 */
export function BlockDesk({
  site,
  shapes,
  width,
  setWidth,
  press,
  subject,
  failure,
}: DeskProps & { subject: Subject; failure?: string | undefined }) {
  const { address, name, placed } = subject
  const { block, isEdited, problems, config, drawn, change, reset } = useEdits(subject, site)
  const type = String(valueAt(['type'], block))
  const plain = shapes.get(type)
  const kind = placed.kinds[placed.kind]
  const shape = useMemo(() => plain && withKindDefaults(plain, block, kind), [plain, block, kind])
  const source = useMemo(() => (shape ? configSource(block, shape) : undefined), [block, shape])
  const { answer } = placed
  const content = useMemo(() => (answer === undefined ? undefined : sourceOf(answer)), [answer])
  const isOwn = ({ path }: Problem) => path[0] === 'blocks' && path[1] === placed.index

  return (
    <Desk>
      <Shown>
        <Head>
          <Title>
            {type} <span>{name}</span>
          </Title>
          <div role="group" aria-label="Widths">
            {choices.map((choice) => (
              <Choice
                key={choice.key}
                type="button"
                title={`Key ${choice.key}`}
                aria-pressed={choice.width === width}
                onClick={() => setWidth(choice.width)}
              >
                {choice.width === 'all' ? 'All' : `${choice.width} ${widths[choice.width].name}`}
              </Choice>
            ))}
          </div>
        </Head>
        {failure !== undefined && <Failure role="alert">{failure}</Failure>}
        <Stage name={`${type}, ${name}`} placed={drawn} width={width} press={press} />
      </Shown>
      <Options aria-label="Options">
        <SourcePane title="Config" source={source} isStale={problems.length > 0}>
          {isEdited && (
            <Choice type="button" onClick={reset}>
              As it was
            </Choice>
          )}
        </SourcePane>
        {problems
          .filter((problem) => !isOwn(problem))
          .map((problem, index) => (
            <Failure key={index} role="alert">
              {[placeOf(problem.path, config), ...linesOf(problem)].join('\n')}
            </Failure>
          ))}
        {shape && (
          <OptionForm
            key={address}
            shape={shape}
            problems={problems.filter(isOwn).map((problem) => ({ ...problem, path: problem.path.slice(2) }))}
            value={block}
            change={change}
          />
        )}
        <SourcePane title="Content from the service" source={content} isFolded />
      </Options>
    </Desk>
  )
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  min-height: 100%;

  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Shown = styled.div`
  padding: 16px 20px 40px;

  @media (min-width: 1181px) {
    height: 100vh;
    overflow: auto;
  }
`

const Options = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  padding: 16px 18px 48px;
  border-left: 1px solid ${look.line};
  background: ${look.raised};

  @media (min-width: 1181px) {
    height: 100vh;
    overflow: auto;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`

const Title = styled.h2`
  margin: 0;
  font: 600 15px ${look.mono};

  > span {
    color: ${look.muted};
    font-family: ${look.sans};
    font-weight: 400;
  }
`

const Choice = styled.button`
  ${pressable}
  font-size: 12px;
`
