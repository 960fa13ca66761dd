import type { ViewProps } from 'pagework/blocks'
import { media, Section, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { bindDistanceStage } from './block.ts'
import { chosenOf } from './chosen.ts'
import { Controls } from './controls.tsx'
import { Readings } from './readings.tsx'
import { stepAt } from './slider.ts'
import type { StageData } from './stage-data.ts'
import { StageWindow } from './stage-window.tsx'

/**
 * Renders the stage for its first values: a picture and the verdict. `distance-stage.behaviour.ts` adds the controls and
 * draws what they choose. Paper omits it, since nothing moves there.
 */
export function DistanceStage(props: ViewProps<typeof bindDistanceStage>) {
  const { heading, lead, place, content, measures, distances, pitches, hours, words } = props
  const { distance, pitch, hour, loupe, arc, contrast, pixels, ...sentences } = words
  const { rival, begin, locale } = props
  const data: StageData = {
    measures,
    distances,
    pitches,
    hours: hours.map(({ when, lux, nits, shade }) => ({ when, lux, nits, shade })),
    rival,
    sentences,
    locale,
  }
  const step = stepAt(begin.distance, distances)
  const pitchAt = Math.max(
    0,
    pitches.findIndex(({ name }) => name === begin.pitch),
  )
  const first = chosenOf({ step, pitch: pitchAt, hour: 0 }, data)
  if (!first) return null
  const { verdict, distanceM } = first
  return (
    <div data-screen-only>
      <Section heading={heading} lead={lead}>
        <Desk data-behaviour="distance-stage" data-stage={JSON.stringify(data)}>
          <StageWindow {...{ place, content, measures, distanceM, loupe }} />
          <Panel>
            <Controls
              {...{ distances, pitches, hours, pitchAt, step }}
              labels={{ distance, pitch, hour }}
              text={verdict.distance}
            />
            <Readings verdict={verdict} labels={{ arc, contrast, pixels }} />
            <Said aria-live="polite">
              <p data-part="eye">{verdict.eye}</p>
              <p data-part="light">{verdict.light}</p>
            </Said>
          </Panel>
        </Desk>
      </Section>
    </div>
  )
}

const Desk = styled.div`
  display: grid;
  gap: 1rem ${theme.space.gap};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`

const Panel = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
`

const Said = styled.div`
  display: grid;
  gap: 0.75rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  line-height: ${theme.leading.text};
  text-wrap: pretty;

  p:first-child {
    color: ${theme.color.text};
    font-size: ${theme.font.body};

    ${media.small} {
      font-size: ${theme.font.small};
    }
  }

  ${media.large} {
    /* Reserves the lines of the longest verdict, so that nothing moves while the distance changes. */
    min-height: 12rem;
  }
`
