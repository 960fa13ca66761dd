import type { ViewProps } from 'pagework/blocks'
import { choiceStyle, media, Section, theme, visuallyHidden } from 'pagework/parts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { BentWall } from './bent-wall.tsx'
import type { bindMoment } from './block.ts'
import { LitPlace } from './lit-place.tsx'

/** Renders a screen that changes with the chosen step. CSS alone follows the choice. */
export function Moment(props: ViewProps<typeof bindMoment>) {
  const { heading, lead, choose, content, place, columns, steps } = props
  const id = useId()
  return (
    <Section heading={heading} lead={lead}>
      <Steps $values={steps.map(({ value }) => value)}>
        {place ? (
          <LitPlace {...place} {...{ content, steps }} />
        ) : (
          <BentWall src={content?.src} columns={columns} />
        )}
        <Words>
          <Choices data-screen-only>
            <legend>{choose}</legend>
            {steps.map(({ label }, index) => (
              <Choice key={index}>
                <input
                  type="radio"
                  autoComplete="off"
                  name={id}
                  data-step={index}
                  defaultChecked={index === 0}
                  aria-describedby={`${id}${index}`}
                />
                {label}
              </Choice>
            ))}
          </Choices>
          <Captions>
            {steps.map(({ text }, index) => (
              <p key={index} id={`${id}${index}`} data-caption={index}>
                {text}
              </p>
            ))}
          </Captions>
        </Words>
      </Steps>
    </Section>
  )
}

/** Holds the value of the chosen step, and shows its caption. The value is registered, so that it runs to the next one. */
const Steps = styled.div<{ $values: readonly number[] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  @property --at {
    syntax: '<number>';
    inherits: true;
    initial-value: 0;
  }

  ${media.lively} {
    transition: --at 1s;
  }

  ${({ $values }) =>
    $values
      .map(
        (value, step) => `
          &:has([data-step='${step}']:checked) { --at: ${value}; }
          &:has([data-step='${step}']:checked) [data-caption='${step}'] { visibility: visible; opacity: 1; }`,
      )
      .join('')}
`

/** On a wide page beside the picture, which is the largest thing on it. */
const Words = styled.div`
  display: grid;
  gap: 1rem ${theme.space.columns};
  align-items: start;

  ${media.large} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 0.5rem;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }
`

const Choice = styled.label`
  ${choiceStyle}
  display: inline-flex;
  align-items: center;

  input {
    ${visuallyHidden}
  }
`

/** All captions have one place, so that the page below does not move. */
const Captions = styled.div`
  display: grid;
  max-width: 44rem;

  p {
    grid-area: 1 / 1;
    visibility: hidden;
    opacity: 0;
    font-size: ${theme.font.lead};
    text-wrap: pretty;
    transition: opacity ${theme.motion.calm};
  }
`
