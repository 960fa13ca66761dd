import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'
import type { bindPhoneBanner } from './block.ts'

/** Renders the telephone number, for visitors who prefer to call. */
export function PhoneBanner({ heading, phone, href }: ViewProps<typeof bindPhoneBanner>) {
  return (
    <Section heading={heading}>
      <Number href={href}>{phone}</Number>
    </Section>
  )
}

const Number = styled.a`
  display: inline-block;
  color: ${theme.color.signal};
  font-size: ${theme.font.display};
  font-weight: ${theme.weight.heavy};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${theme.tracking.display};
  line-height: ${theme.leading.row};
  text-decoration: none;

  &:hover {
    text-decoration: underline 3px;
    text-underline-offset: 0.2em;
  }
`
