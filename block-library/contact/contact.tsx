import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { takeFormRequest } from '../shared/form-request.ts'
import { ItemTitle } from '../shared/heading.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import { useReducedMotion } from '../shared/use-auto-advance.ts'
import type { bindContact } from './bind.ts'
import { EnquiryForm } from './enquiry-form.tsx'

/** How long after arriving the page moves to the form that was asked for (document 1 §9). */
const scrollDelay = 300

/** The ways to reach us beside the form. */
export function Contact(props: PropsFrom<typeof bindContact>) {
  const { title, lead, form, withoutScript, chatTitle, phone, email, chat, cities, socials } = props
  const target = useRef<HTMLDivElement>(null)
  const reduced = useReducedMotion()
  const calm = useRef(reduced)
  useEffect(() => {
    calm.current = reduced
  })

  useEffect(() => {
    if (!takeFormRequest()) return
    // Left alone on leaving: by then there is nothing left to scroll to.
    setTimeout(
      () => target.current?.scrollIntoView({ behavior: calm.current ? 'instant' : 'smooth' }),
      scrollDelay,
    )
  }, [])

  return (
    <Section title={title} lead={lead}>
      <Columns>
        <Ways>
          <div>
            <ItemTitle>Call or write</ItemTitle>
            <Way href={phone.href}>{phone.label}</Way>
            <Way href={email.href}>{email.label}</Way>
          </div>
          <div>
            <ItemTitle>Where we are</ItemTitle>
            <Cities>
              {cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </Cities>
          </div>
          <div>
            <ItemTitle>Follow us</ItemTitle>
            {socials.map(({ label, href }) => (
              <Way key={href} href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </Way>
            ))}
          </div>
        </Ways>
        <div ref={target}>
          <EnquiryForm {...form} phone={phone} chat={chat} />
          <noscript>
            <p>{withoutScript}</p>
            <Way href={phone.href}>{phone.label}</Way>
            <Way href={email.href}>{email.label}</Way>
            <Way href={chat}>{chatTitle}</Way>
          </noscript>
        </div>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.columns};

  ${media.large} {
    grid-template-columns: 2fr 3fr;
  }
`

const Ways = styled.div`
  display: grid;
  gap: 2.5rem;
  align-content: start;
`

const Way = styled.a`
  display: flex;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.muted};
  text-decoration: none;

  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`

const Cities = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.seam};
  margin-top: 0.75rem;
  list-style: none;

  li {
    padding: 0.875rem 1rem;
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    font-weight: ${theme.weight.medium};
  }
`
