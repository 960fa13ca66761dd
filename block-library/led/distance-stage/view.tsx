import type { ViewProps } from 'pagework/blocks'
import { media, Section, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { bindDistanceStage } from './block.ts'
import { chosenOf } from './chosen.ts'
import { Controls } from './controls.tsx'
import { Detail } from './detail.tsx'
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
  const { distance, pitch, hour, loupe, contrast, pixels, ...sentences } = words
  const { begin, places, waits, locale } = props
  const data: StageData = {
    measures,
    distances,
    pitches,
    hours: hours.map(({ when, lux, nits }) => ({ when, lux, nits })),
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
  const { verdict, distanceM, heightM } = first
  return (
    <div data-screen-only hidden={waits}>
      <Section heading={heading} lead={lead}>
        <Desk
          data-behaviour="distance-stage"
          data-stage={JSON.stringify(data)}
          data-places={places?.join(' ')}
        >
          <StageWindow {...{ place, content, hours, measures, distanceM, heightM }} units={words.units} />
          <Panel>
            <Sentence aria-live="polite" data-part="sentence">
              {verdict.sentence}
            </Sentence>
            <Controls
              {...{ distances, pitches, hours, pitchAt, step }}
              labels={{ distance, pitch, hour }}
              text={verdict.distance}
              metre={words.units.m}
            />
            <Figures>
              <Detail label={loupe} />
              <Readings verdict={verdict} labels={{ contrast, pixels }} />
            </Figures>
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

/** Has room for the longest sentence, so that the controls below do not move while the distance changes. */
const Sentence = styled.p`
  min-height: 4lh;
  font-size: ${theme.font.lead};
  line-height: ${theme.leading.tall};
  text-wrap: pretty;
`

/** The readings are below the detail where large text leaves no room beside it. */
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.gap};
  align-items: start;

  > dl {
    flex: 1 1 8.5rem;
  }
`
