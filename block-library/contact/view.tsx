import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Columns as TwoColumns } from '../shared/columns.ts'
import type { ViewProps } from '../shared/define-block.ts'
import { takeFormRequest } from '../shared/form-request.ts'
import { Section } from '../shared/section.tsx'
import { media } from '../shared/theme.ts'
import { useReducedMotion } from '../shared/use-auto-advance.ts'
import type { bindContact } from './block.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { Way, Ways } from './ways.tsx'

/** How long after arriving the page moves to the form that was asked for (document 1 §9). */
const scrollDelay = 300

/** The enquiry form; the other ways to reach us follow on a small screen, and stand before it on a large one. */
export function Contact(props: ViewProps<typeof bindContact>) {
  const { heading, lead, form, withoutScript, chat, chatTitle, ...ways } = props
  const { phone, email, answer } = ways
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
    <Section heading={heading} lead={lead}>
      <Columns $large="2fr 3fr">
        <div ref={target}>
          <EnquiryForm {...form} answer={answer} phone={phone} chat={chat} />
          <noscript>
            <p>{withoutScript}</p>
            <Way href={phone.href}>{phone.label}</Way>
            <Way href={email.href}>{email.label}</Way>
            <Way href={chat}>{chatTitle}</Way>
          </noscript>
        </div>
        <Ways {...ways} />
      </Columns>
    </Section>
  )
}

const Columns = styled(TwoColumns)`
  ${media.large} {
    > :first-child {
      order: 1;
    }
  }
`
