import { styled } from 'styled-components'
import { theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'

/** Renders the brand's name after its sign. */
export function Logo({ site: { brand, mark } }: { site: Pick<Site, 'brand' | 'mark'> }) {
  return (
    <Mark>
      {mark && <img {...mark} alt="" />}
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
