import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PropsOf } from '../shared/define-block.ts'
import { enclose } from '../shared/enclosure.ts'
import { askForForm } from '../shared/form-request.ts'
import { media, theme } from '../shared/theme.ts'
import type { bindScreenPlanner } from './block.ts'
import { writeInputs, type Inputs } from './inputs.ts'
import { PlannerForm } from './planner-form.tsx'
import { loadResults, useResults } from './results-loader.ts'
import { useInputs } from './use-inputs.ts'

// A published page holds its plan.
if (import.meta.env.SSR) await loadResults()

export type PlannerProps = Omit<PropsOf<typeof bindScreenPlanner>, 'lead'>

/**
 * The buyer's wishes on one side, the plan that follows on the other, and a table that needs no script. The code that
 * computes and draws a plan is loaded when the form is first used; until then the published plan stands.
 */
export function Planner(props: PlannerProps) {
  const { planning, send } = props
  const { form, inputs, settled, change } = useInputs(planning)
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
    window.location.assign(send.to)
  }

  return (
    <Instrument onPointerEnter={load} onFocus={load}>
      <PlannerForm {...props} form={form} inputs={inputs} onChange={change} onSend={() => void take()} />
      <Results ref={results}>
        <Answers {...props} inputs={asked} isSettled={asked === rested} onShown={onShown} />
      </Results>
    </Instrument>
  )
}

/** The visitor's wishes. */
export interface Asked {
  inputs: Inputs
  /** Whether the visitor has stopped typing, so that the answer may be read out. */
  isSettled: boolean
}

export interface AnswersProps extends PlannerProps, Asked {
  /** Called once the answers are hydrated. */
  onShown: (areShown: true) => void
}

const load = () => void loadResults()

/** Rendered again for another plan only: any other update would hydrate it in one long task. */
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
