import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { theme } from '../parts/theme.ts'
import { Way } from '../parts/way.tsx'
import type { bindContact } from './block.ts'

type WaysProps = Pick<
  ViewProps<typeof bindContact>,
  'headings' | 'phone' | 'email' | 'hours' | 'answer' | 'offices' | 'facts' | 'socials'
>

/** Renders the ways to contact us without the form, and the company's facts. */
export function Ways({ headings, phone, email, hours, answer, offices, facts, socials }: WaysProps) {
  return (
    <Column>
      <div>
        <ItemTitle>{headings.reach}</ItemTitle>
        <Way href={phone.href}>{phone.label}</Way>
        <Way href={email.href}>{email.label}</Way>
        {[hours, answer].map((line, index) => line && <Fact key={index}>{line}</Fact>)}
      </div>
      <div>
        <ItemTitle>{headings.places}</ItemTitle>
        <Cities data-pairs>
          {offices.map(({ name, address, phone: officePhone, hours: open }, index) => (
            <li key={index}>
              {name}
              {address && (
                <address>
                  {address.street}
                  <br />
                  {address.line}
                </address>
              )}
              {officePhone && <Way href={officePhone.href}>{officePhone.label}</Way>}
              {open && <Fact>{open}</Fact>}
            </li>
          ))}
        </Cities>
        {facts.map(({ label, value }, index) => (
          <Fact key={index}>
            {label}: {value}
          </Fact>
        ))}
      </div>
      {socials.length > 0 && (
        <div>
          <ItemTitle>{headings.follow}</ItemTitle>
          {socials.map(({ label, href }, index) => (
            <Way key={index} href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </Way>
          ))}
        </div>
      )}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: 2.5rem;
  align-content: start;
`

const Fact = styled.p`
  margin-top: 0.5rem;
  color: ${theme.color.muted};
`

const Cities = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.seam};
  margin-block: 0.75rem;
  list-style: '';

  li {
    padding: 0.875rem 1rem;
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    font-weight: ${theme.weight.medium};
  }

  a,
  p {
    font-size: ${theme.font.small};
  }

  address {
    margin-top: 0.25rem;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
    font-style: normal;
    font-weight: ${theme.weight.body};
  }
`
