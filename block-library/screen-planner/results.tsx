import { memo, useDeferredValue, useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../parts/theme.ts'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import { answersOf } from './answers.ts'
import { Figures } from './figures.tsx'
import { lengths, type Inputs } from './inputs.ts'
import { makePlan } from './make-plan.ts'
import { PitchTable } from './pitch-table.tsx'
import type { Asked, PlannerProps } from './planner-props.ts'
import { SideDrawing } from './side-drawing.tsx'
import { Swatch } from './swatch.tsx'
import { Verdict } from './verdict.tsx'
import { WallDrawing } from './wall-drawing.tsx'
import { wishOf } from './wish-of.ts'
import { wordingIn } from './wording.ts'

export type PlanParts = ReturnType<typeof planOf>

/** Renders the plan: the pitch immediately, then the screen drawn to scale and every figure with its rule. */
export function Results({ inputs, isSettled, ...props }: PlannerProps & Asked) {
  const parts = planOf(inputs, props)
  return (
    <Plan>
      <p hidden data-paper-only>
        {parts.said.join('; ')}
      </p>
      <Verdict {...parts} />
      <Rest {...props} inputs={useDeferredValue(inputs)} isSettled={useDeferredValue(isSettled)} />
    </Plan>
  )
}

/** Renders the parts that take longer to render than the pitch, for which the visitor waits. */
const Rest = memo(function Rest({ inputs, isSettled, ...props }: Surroundings & Asked) {
  const id = useId()
  const parts = planOf(inputs, props)
  const { plan, words } = parts
  const groups = answersOf(parts)
  const picture = groups[0]?.answers.slice(0, 3).map(({ value }) => value)
  return (
    <>
      <p role="status">
        {isSettled && (picture ? [plan.chosen?.name, ...picture].join(', ') : words.noPitch)}
      </p>
      {picture && (
        <>
          <WallDrawing {...parts} id={id} />
          <SideDrawing {...parts} />
          <Swatch {...parts} id={id} />
          <Figures groups={groups} />
        </>
      )}
      <PitchTable {...parts} />
    </>
  )
})

/** Returns the plan as plain lines, for an e-mail: its address, the buyer's input and every answer. */
export function planText(inputs: Inputs, props: Surroundings, address: string): string {
  const parts = planOf(inputs, props)
  const { said, say, words } = parts
  return [
    say.fill(words.plan, { address }),
    said.join('; '),
    '',
    // The last group holds the rules, which the page at the address shows.
    ...answersOf(parts)
      .slice(0, -1)
      .flatMap(({ answers }) => answers.map(({ name, value }) => `${name}: ${value}`)),
  ].join('\n')
}

export type Surroundings = Pick<PlannerProps, 'planning' | 'locale' | 'words'>

/** Returns the plan and its words. */
function planOf(inputs: Inputs, { planning, locale, words }: Surroundings) {
  const wish = wishOf(inputs)
  const plan = makePlan(wish, planning)
  const say = wordingIn(locale, inputs.unit, words)
  const { fields, unknown } = words
  const viewers = [...new Set([wish.nearM, wish.farM])].filter((distance) => distance !== undefined)
  const said = [
    plan.place?.label ?? unknown,
    plan.use?.label ?? unknown,
    ...lengths.map((field) => `${fields[field]} ${say.metres(wish[`${field}M`])}`),
  ]
  return { plan, wish, viewers, planning, words, say, said }
}

/** Shows only its last part, the table, without a script: the plan could not change. */
const Plan = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  [role] {
    ${visuallyHidden}
  }

  ${media.noScript} {
    display: block;

    > :not(:last-child) {
      display: none;
    }
  }

  /* Prints the drawings side by side, so that the plan fits one sheet. */
  ${media.print} {
    grid-template-columns: 1fr 1fr;
    gap: 0.75rem 1.5rem;
    line-height: 1.25;

    > :not(figure) {
      grid-column: 1 / -1;
    }
  }
`
