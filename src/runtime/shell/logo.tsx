import { styled } from 'styled-components'
import { theme } from '../../../block-library/parts/theme.ts'

/** Renders the brand's name after the three sub-pixels of a lit pixel. */
export function Logo({ brand }: { brand: string }) {
  return (
    <Mark>
      <svg viewBox="0 0 22 20" width="22" height="20" aria-hidden>
        <rect width="6" height="20" fill={theme.color.red} />
        <rect x="8" width="6" height="20" fill={theme.color.green} />
        <rect x="16" width="6" height="20" fill={theme.color.blue} />
      </svg>
      {brand}
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.heavy};
  letter-spacing: ${theme.tracking.display};
  line-height: ${theme.leading.solid};
`
