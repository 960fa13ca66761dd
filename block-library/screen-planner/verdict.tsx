import { styled } from 'styled-components'
import { theme } from '../parts/theme.ts'
import type { PlanParts } from './results.tsx'

/** Renders the pitch in large type, the reason for it, and the other pitches that are built for the place. */
export function Verdict({ plan, wish, words, say }: PlanParts) {
  const { chosen, best, options, use, figures } = plan
  return (
    <Ground>
      <div>
        <strong>{chosen?.name ?? '–'}</strong> {figures?.sizeMm && say.size(figures.sizeMm)}
      </div>
      <p>
        {chosen
          ? chosen.isComfortable !== undefined &&
            say.fill(chosen.isComfortable ? words.fits : words.coarse, {
              pitch: chosen.name,
              from: say.metres(chosen.nearM),
              near: say.metres(wish.nearM),
            })
          : words.noPitch}{' '}
        {use?.reason}{' '}
        {figures?.widescreen &&
          use?.rows !== undefined &&
          figures.widescreen[1] < use.rows &&
          say.fill(words.rows, { used: say.figure(figures.widescreen[1]) })}{' '}
        {chosen && figures?.cabinets === 0 && say.fill(words.noRoom, { cabinet: chosen.cabinet.name })}
      </p>
      <ul data-screen-only>
        {options.map(({ name, nearM, isComfortable }) => (
          <li
            key={name}
            aria-current={name === chosen?.name || undefined}
            data-coarse={isComfortable === false || undefined}
          >
            {name} <small>{name === best?.name ? words.ours : say.metres(nearM, 1)}</small>
          </li>
        ))}
      </ul>
    </Ground>
  )
}

const Ground = styled.div`
  div {
    font-size: ${theme.font.row};
    line-height: ${theme.leading.row};
  }

  strong {
    margin-right: 1rem;
    font-size: ${theme.font.figure};
    font-weight: ${theme.weight.heavy};
    letter-spacing: ${theme.tracking.display};
    line-height: ${theme.leading.solid};
  }

  p {
    max-width: ${theme.size.prose};
    min-height: 4.8em;
    margin-top: 0.75rem;
    color: ${theme.color.muted};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin-top: 1rem;
    list-style: none;
  }

  li {
    display: grid;
    padding: 0.375rem 0.75rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    font-size: ${theme.font.small};
    line-height: ${theme.leading.row};
  }

  [data-coarse] {
    border-style: dashed;
    color: ${theme.color.muted};
  }

  [aria-current] {
    border-color: ${theme.color.signal};
    color: ${theme.color.signal};
  }

  small {
    font-size: ${theme.font.micro};
  }
`
