import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ViewProps } from '../shared/define-block.ts'
import { enclose } from '../shared/enclosure.ts'
import { askForForm } from '../shared/form-request.ts'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindScreenPlanner } from './block.ts'
import { writeInputs, type Inputs } from './inputs.ts'
import { PlannerForm } from './planner-form.tsx'
import { loadResults, useResults } from './results-loader.ts'
import { useInputs } from './use-inputs.ts'

// A published page holds its plan.
if (import.meta.env.SSR) await loadResults()

export type PlannerProps = ViewProps<typeof bindScreenPlanner>

/**
 * The planner: what the buyer says on one side, what follows from it on the other, and a table that needs no script. What
 * reckons and draws is loaded when the form is first used; until then the published plan stands.
 */
export function ScreenPlanner({ heading, lead, ...props }: PlannerProps) {
  const { planning, send } = props
  const { form, inputs, settled, change } = useInputs(planning)
  const navigate = useNavigate()
  // Later than the form, so that what is not hydrated yet is left alone; at once as soon as it is.
  const later = useDeferredValue(inputs)
  const [areShown, onShown] = useState(false)
  const asked = areShown ? inputs : later
  const rested = useDeferredValue(settled)
  const results = useRef<HTMLDivElement>(null)

  // A plan that was not published, or another than that one, is made at once.
  useEffect(() => {
    if (window.location.search || !results.current?.firstChild) load()
  }, [])

  const take = async () => {
    const { planText } = await loadResults()
    const { origin, pathname } = window.location
    enclose(planText(inputs, props, origin + pathname + writeInputs(inputs, planning)))
    if (send.scrollToForm) askForForm()
    await navigate(send.to)
  }

  return (
    <Section heading={heading} lead={lead}>
      <Instrument onPointerEnter={load} onFocus={load}>
        <PlannerForm {...props} form={form} inputs={inputs} onChange={change} onSend={() => void take()} />
        <Results ref={results}>
          <Answers {...props} inputs={asked} isSettled={asked === rested} onShown={onShown} />
        </Results>
      </Instrument>
    </Section>
  )
}

/** What the visitor says. */
export interface Asked {
  inputs: Inputs
  /** Whether they have come to rest, so that the answer may be read out. */
  isSettled: boolean
}

export interface AnswersProps extends Omit<PlannerProps, 'heading' | 'lead'>, Asked {
  /** To be told once the answers are hydrated. */
  onShown: (areShown: true) => void
}

const load = () => void loadResults()

/** Nothing but another plan may reach what is not hydrated yet. */
const Answers = memo(function Answers(props: AnswersProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
})

function Loaded(props: AnswersProps) {
  const results = useResults()
  return <results.Results {...props} />
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

const Results = styled.div`
  min-width: 0;
  font-variant-numeric: tabular-nums;
`
