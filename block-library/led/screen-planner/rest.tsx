import { media, theme, visuallyHidden } from 'pagework/parts'
import { memo } from 'react'
import { styled } from 'styled-components'
import { answersOf } from './answers.ts'
import { Figures } from './figures.tsx'
import type { Chosen } from './inputs.ts'
import { PitchTable } from './pitch-table.tsx'
import { planOf, type Planned, type Surroundings } from './plan-of.ts'
import { SideDrawing } from './side-drawing.tsx'
import { Swatch } from './swatch.tsx'
import { verdictOf } from './verdict.ts'
import { WallDrawing } from './wall-drawing.tsx'

interface RestProps extends Surroundings {
  chosen: Chosen
  /** Whether the visitor has stopped typing, so that a screen reader may announce the answer. */
  isSettled: boolean
}

/**
 * Renders the screen drawn to scale, and every figure with its rule. They take longer to render than the verdict, for
 * which the visitor waits.
 */
export const Rest = memo(function Rest({ chosen, isSettled, ...props }: RestProps) {
  const parts = planOf(chosen, props)
  const { plan } = parts
  const groups = answersOf(parts)
  const picture = groups[0]?.answers.slice(0, 3).map(({ value }) => value) ?? []
  const planned = plan?.chosen && { ...parts, plan }
  return (
    <Ground>
      <p role="status">
        {isSettled &&
          [...verdictOf(parts).lines, [plan?.chosen?.name, ...picture].filter(Boolean).join(', ')].join(' ')}
      </p>
      {planned && (
        <>
          <Reason {...planned} />
          <WallDrawing {...planned} />
          <SideDrawing {...planned} />
          <Swatch {...planned} />
        </>
      )}
      <Figures groups={groups} />
      <PitchTable {...parts} />
    </Ground>
  )
})

/** Renders the reason for the pitch. */
function Reason({ plan: { chosen, use }, wish, words, say }: Planned) {
  if (!chosen) return null
  const reason =
    chosen.isComfortable !== undefined &&
    say.fill(chosen.isComfortable ? words.fits : words.coarse, {
      pitch: chosen.name,
      from: say.metres(chosen.nearM),
      near: say.metres(wish.nearM),
    })
  return (
    <p>
      {reason} {use?.reason}
    </p>
  )
}

/** Shows only its last part, the table, without a script: the plan could not change. */
const Ground = styled.div`
  --gap: clamp(1.25rem, 3vw, 2.5rem);
  display: grid;
  gap: var(--gap);
  min-width: 0;
  margin-top: 1.5rem;
  font-variant-numeric: tabular-nums;

  > p {
    max-width: ${theme.size.prose};
    color: ${theme.color.muted};
  }

  > :last-child {
    margin-top: calc(-1 * var(--gap));
  }

  [role] {
    ${visuallyHidden}
  }

  ${media.large} {
    margin-top: 0;
  }

  ${media.noScript} {
    display: block;

    > :not(:last-child) {
      display: none;
    }

    > :last-child {
      margin-top: 0;
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
