import { css, styled } from 'styled-components'
import { theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'

/** Renders the brand's name after its sign. */
export function Logo({ site: { brand, mark } }: { site: Pick<Site, 'brand' | 'mark'> }) {
  return (
    <Mark $letters={lineOf(brand)}>
      {mark && <img {...mark} alt="" />}
      {brand}
    </Mark>
  )
}

/** Returns the number of letters that a line of the name needs, if it has three lines at most. */
const lineOf = (name: string) =>
  Math.ceil(Math.max(name.length / 2.6, ...name.split(' ').map((word) => word.length)))

/** A long name has smaller letters on a phone, and no sign on the narrowest, so that button and menu fit beside it. */
const Mark = styled.span<{ $letters: number }>`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.heavy};
  letter-spacing: ${theme.tracking.display};
  line-height: ${theme.leading.solid};

  ${({ $letters }) =>
    $letters > 6 &&
    css`
      font-size: min(${theme.font.row}, ${Math.round(560 / $letters) / 10}cqi);

      @container (max-width: 22rem) {
        img {
          display: none;
        }
      }
    `}
`
