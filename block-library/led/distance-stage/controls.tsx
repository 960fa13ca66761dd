import { choiceStyle, theme, visuallyHidden } from 'pagework/parts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { scripted } from './scripted.ts'
import { SLIDER_STEPS } from './slider.ts'
import { Slider } from './slider-style.ts'
import type { StageData } from './stage-data.ts'

interface ControlsProps extends Pick<StageData, 'distances' | 'pitches'> {
  hours: readonly { label: string }[]
  labels: Record<'distance' | 'pitch' | 'hour', string>
  /** First values: the step of the distance, its text, and the place of the pitch. */
  step: number
  text: string
  pitchAt: number
  /** Symbol of the metre. */
  metre: string
}

/** Renders the controls, which are shown once their script runs. */
export function Controls({ distances, pitches, hours, labels, step, text, pitchAt, metre }: ControlsProps) {
  const id = useId()
  const [least, greatest] = distances
  return (
    <Group>
      <label htmlFor={id}>
        <span>{labels.distance}</span>
        <strong aria-hidden data-part="distance">
          {text}
        </strong>
      </label>
      <Slider
        id={id}
        type="range"
        autoComplete="off"
        min={0}
        max={SLIDER_STEPS}
        step={1}
        defaultValue={step}
        aria-valuetext={text}
      />
      <Ends aria-hidden>
        <span>{`${least}\u00a0${metre}`}</span>
        <span>{`${greatest}\u00a0${metre}`}</span>
      </Ends>
      <Choices name="pitch" label={labels.pitch} options={pitches.map(({ name }) => name)} at={pitchAt} />
      <Choices name="hour" label={labels.hour} options={hours.map(({ label }) => label)} at={0} />
    </Group>
  )
}

interface ChoicesProps {
  name: string
  label: string
  options: readonly string[]
  /** Place of the option that is chosen at first. */
  at: number
}

function Choices({ name, label, options, at }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      <Row>
        {options.map((option, index) => (
          <Choice key={index}>
            <input
              type="radio"
              autoComplete="off"
              name={`${name}${id}`}
              value={index}
              defaultChecked={index === at}
              data-choice={name}
            />
            {option}
          </Choice>
        ))}
      </Row>
    </fieldset>
  )
}

const Group = styled.div`
  display: grid;

  ${scripted}

  label[for] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }

  label span,
  legend {
    padding: 0;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  strong {
    font-size: ${theme.font.row};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.row};
    line-height: ${theme.leading.row};
  }

  fieldset {
    min-width: 0;
    margin: 0.75rem 0 0;
    padding: 0;
    border: 0;
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.muted};
  font-size: ${theme.font.micro};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-top: 0.5rem;
`

const Choice = styled.label`
  ${choiceStyle}
  position: relative;
  display: grid;
  place-items: center;
  min-width: ${theme.size.touch};
  padding-inline: 0.5rem;
  font-variant-numeric: tabular-nums;

  input {
    ${visuallyHidden}
    margin: 0;
  }
`
