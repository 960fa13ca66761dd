import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { Site } from '../../../../schemas/site.ts'
import { readExamplePage, type EditedExample } from '../example-page.ts'
import type { NamedExample } from '../examples.ts'
import { look, pressable } from '../look.ts'
import { addressOf } from '../place.ts'
import type { BlockShapes } from '../options/block-shapes.ts'
import { OptionForm } from '../options/option-form.tsx'
import { configSource, sourceOf } from '../options/config-source.ts'
import { SourcePane } from './source-pane.tsx'
import { Stage } from './stage.tsx'
import { choices, widths, type Width } from './widths.ts'

interface BlockDeskProps {
  site: Site
  shapes: BlockShapes
  shown: NamedExample
  width: Width | 'all'
  setWidth: (width: Width | 'all') => void
  press: (key: string) => void
}

interface Edited {
  of: NamedExample
  /** The block as edited, valid or not. */
  block: unknown
  /** The last valid version of the example. */
  sound: EditedExample
}

/**
 * Shows an example of a block with its options to edit and its config to copy.
 * If the options are invalid, shows the problems, and the frames keep the last valid version.
 */
export function BlockDesk({ site, shapes, shown, width, setWidth, press }: BlockDeskProps) {
  const { type, name, example } = shown
  const [edited, setEdited] = useState<Edited>()
  // Another example starts unedited. The frames stay mounted and only render again.
  const { block, sound } = edited?.of === shown ? edited : { block: example.block, sound: example }
  const parsed = useMemo(() => readExamplePage(block, site), [block, site])
  const problems = parsed.ok ? [] : parsed.problems
  const shape = shapes.get(type)
  const change = (next: unknown) => {
    const isSound = readExamplePage(next, site).ok
    setEdited({ of: shown, block: next, sound: isSound ? { ...example, block: next } : sound })
  }
  const config = useMemo(() => (shape ? configSource(block, shape) : undefined), [block, shape])
  const sections = useMemo(() => sourceOf(example.sections ?? []), [example])

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
        <Stage name={`${type}, ${name}`} example={sound} width={width} press={press} />
      </Shown>
      <Options aria-label="Options">
        <SourcePane title="Config" source={config} isStale={!parsed.ok}>
          {block !== example.block && (
            <Choice type="button" onClick={() => change(example.block)}>
              As it was
            </Choice>
          )}
        </SourcePane>
        {shape && (
          <OptionForm key={addressOf(shown)} {...{ shape, problems }} value={block} change={change} />
        )}
        <SourcePane title="Content from the service" source={sections} isFolded />
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
