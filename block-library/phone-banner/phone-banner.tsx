import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Section } from '../shared/section.tsx'
import { theme } from '../shared/theme.ts'
import type { bindPhoneBanner } from './bind.ts'

/** For those who would rather talk. */
export function PhoneBanner({ title, phone, href }: PropsFrom<typeof bindPhoneBanner>) {
  return (
    <Section title={title} raised>
      <Number href={href}>{phone}</Number>
    </Section>
  )
}

const Number = styled.a`
  display: inline-block;
  color: ${theme.color.accent};
  font-size: ${theme.font.display};
  font-weight: 680;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1.2;
  text-decoration: none;
`
