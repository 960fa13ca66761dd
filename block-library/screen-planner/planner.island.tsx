import { styled } from 'styled-components'
import { enclose } from '../parts/enclosure.ts'
import { askForForm } from '../contract/form-request.ts'
import { media, theme } from '../parts/theme.ts'
import { writeInputs } from './inputs.ts'
import { PlannerForm } from './planner-form.tsx'
import type { PlannerProps } from './planner-props.ts'
import { planText, Results } from './results.tsx'
import { useInputs } from './use-inputs.ts'

/** Renders the buyer's requirements on one side, the resulting plan on the other, and a table that needs no script. */
export function Planner(props: PlannerProps) {
  const { planning, send } = props
  const { form, inputs, settled, change } = useInputs(planning)

  const take = () => {
    const { origin, pathname } = window.location
    enclose(planText(inputs, props, origin + pathname + writeInputs(inputs, planning)))
    if (send.scrollToForm) askForForm()
    window.location.assign(send.to)
  }

  return (
    <Instrument>
      <PlannerForm {...props} form={form} inputs={inputs} onChange={change} onSend={take} />
      <Answers>
        <Results {...props} inputs={inputs} isSettled={inputs === settled} />
      </Answers>
    </Instrument>
  )
}

const Instrument = styled.div`
  display: grid;
  gap: ${theme.space.rows} ${theme.space.columns};

  ${media.large} {
    grid-template-columns: 21rem minmax(0, 1fr);
    align-items: start;
  }

  ${media.noScript} {
    display: block;
  }

  ${media.print} {
    display: block;
  }
`

const Answers = styled.div`
  min-width: 0;
  font-variant-numeric: tabular-nums;
`
