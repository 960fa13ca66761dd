import { askForForm, enclose, media, theme } from 'pagework/parts'
import { useDeferredValue, useEffect } from 'react'
import { styled } from 'styled-components'
import { Headline } from './headline.tsx'
import { reportPlan } from '../parts/screen-plan.ts'
import { writeInputs } from './inputs.ts'
import { planOf, planText, type PlanParts } from './plan-of.ts'
import { PlannerForm } from './planner-form.tsx'
import type { PlannerProps } from './planner-props.ts'
import { Rest } from './rest.tsx'
import { useInputs } from './use-inputs.ts'
import { VerdictLine } from './verdict-line.tsx'

/**
 * Renders the verdict and its three figures, then the buyer's requirements, then the plan. In this order a phone shows
 * the answer above the fields; a wide screen has the fields beside all answers.
 */
export function Planner(props: PlannerProps) {
  const { planning, pictures, locale, words, send } = props
  const { form, chosen, settled, change } = useInputs(planning)
  const parts = planOf(chosen, props)

  const { place, pitch, nearM } = planned(parts)
  // The other blocks are published with the plan that the fields begin with.
  const isChosen = writeInputs(chosen, planning) !== ''
  useEffect(() => {
    if (isChosen && place && pitch && nearM) reportPlan({ place, pitch, nearM })
  }, [isChosen, place, pitch, nearM])

  const take = () => {
    // A plan is sent only if there is one.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) return wrong.focus()
    const { origin, pathname } = window.location
    enclose(planText(chosen, props, origin + pathname + writeInputs(chosen, planning)))
    if (send.scrollToForm) askForForm()
    window.location.assign(send.to)
  }

  return (
    <Instrument>
      <Asking>
        <p hidden data-paper-only>
          {parts.lines.join('; ')}
        </p>
        <VerdictLine {...parts} />
        <Headline {...parts} />
        <PlannerForm {...parts} form={form} send={send} onChange={change} onSend={take} />
      </Asking>
      <Rest
        {...{ planning, pictures, locale, words }}
        chosen={useDeferredValue(chosen)}
        isSettled={useDeferredValue(chosen === settled)}
      />
    </Instrument>
  )
}

/** Returns the values of the plan that other blocks of the page show. */
const planned = ({ plan, wish: { nearM } }: PlanParts) => ({
  place: plan?.place?.key,
  pitch: plan?.chosen?.name,
  nearM,
})

const Asking = styled.div`
  ${media.large} {
    display: contents;
  }
`

const Instrument = styled.div`
  ${media.large} {
    display: grid;
    grid-template: auto auto 1fr / 21rem minmax(0, 1fr);
    gap: 0 ${theme.space.columns};
    align-items: start;

    > :last-child,
    > ${Asking} > * {
      grid-column: 2;
    }

    > ${Asking} > [role='group'] {
      grid-area: 1 / 1 / span 3;
    }
  }

  ${media.noScript} {
    display: block;
  }

  ${media.print} {
    display: block;
  }
`
