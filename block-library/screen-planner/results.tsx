import { useId } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../shared/theme.ts'
import { visuallyHidden } from '../shared/visually-hidden.ts'
import { answersOf } from './answers.ts'
import { Figures } from './figures.tsx'
import type { Inputs } from './inputs.ts'
import { makePlan } from './make-plan.ts'
import { PitchTable } from './pitch-table.tsx'
import { SideDrawing } from './side-drawing.tsx'
import { Swatch } from './swatch.tsx'
import { Verdict } from './verdict.tsx'
import type { AnswersProps, PlannerProps } from './view.tsx'
import { WallDrawing } from './wall-drawing.tsx'
import { wishOf } from './wish-of.ts'
import { wordingIn } from './wording.ts'

export type PlanParts = ReturnType<typeof planOf>

/** What follows from what the buyer says: the pitch, the screen drawn to scale, every figure with its rule. */
export function Results({ inputs, isSettled, ...props }: AnswersProps) {
  const id = useId()
  const parts = planOf(inputs, props)
  const { plan, words, groups, said } = parts
  const picture = groups[0]?.answers.slice(0, 3).map(({ value }) => value)
  return (
    <>
      <Plan>
        <p hidden data-paper-only>
          {said.join('; ')}
        </p>
        <Verdict {...parts} />
        <Heard role="status">
          {isSettled && (picture ? [plan.chosen?.name, ...picture].join(', ') : words.noPitch)}
        </Heard>
        {plan.chosen && (
          <>
            <WallDrawing {...parts} id={id} />
            <SideDrawing {...parts} />
            <Swatch {...parts} id={id} />
            <Figures {...parts} />
          </>
        )}
      </Plan>
      <PitchTable {...parts} />
    </>
  )
}

/** The plan as plain lines, for an e-mail: its address, what the buyer said, and every answer. */
export function planText(inputs: Inputs, props: Surroundings, address: string): string {
  const { groups, said, say, words } = planOf(inputs, props)
  return [
    say.fill(words.plan, { address }),
    said.join('; '),
    '',
    // The rules stand behind its address.
    ...groups.slice(0, -1).flatMap(({ answers }) => answers.map(({ name, value }) => `${name}: ${value}`)),
  ].join('\n')
}

type Surroundings = Pick<PlannerProps, 'planning' | 'locale' | 'words'>

/** The plan and all that is to be said of it. */
function planOf(inputs: Inputs, { planning, locale, words }: Surroundings) {
  const wish = wishOf(inputs)
  const plan = makePlan(wish, planning)
  const say = wordingIn(locale, inputs.unit, words)
  const { fields, unknown } = words
  const metres = (name: string, value: number | undefined) => `${name} ${say.metres(value)}`
  const viewers = [...new Set([wish.nearM, wish.farM])].filter((distance) => distance !== undefined)
  const said = [
    plan.place?.label ?? unknown,
    plan.use?.label ?? unknown,
    metres(fields.near, wish.nearM),
    metres(fields.far, wish.farM),
    metres(fields.width, wish.widthM),
    metres(fields.height, wish.heightM),
  ]
  const groups = answersOf(plan, wish, planning, words, say)
  return { plan, wish, viewers, planning, words, say, said, groups }
}

/** Without a script it could only stand still: the table below says what it can. */
const Plan = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  margin-bottom: ${theme.space.rows};

  ${media.noScript} {
    display: none;
  }

  /* One sheet: the drawings side by side. */
  ${media.print} {
    grid-template-columns: 1fr 1fr;
    gap: 0.75rem 1.5rem;
    margin: 0;
    line-height: 1.25;

    > :not(figure) {
      grid-column: 1 / -1;
    }
  }
`

const Heard = styled.p`
  ${visuallyHidden}
`
