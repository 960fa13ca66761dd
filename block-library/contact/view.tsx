import { Columns } from '../parts/columns.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { Island } from '../parts/island.tsx'
import { Section } from '../parts/section.tsx'
import type { bindContact } from './block.ts'
import { EnquiryForm } from './enquiry-form.island.tsx'
import { Way, Ways } from './ways.tsx'

/**
 * Renders the enquiry form. The other ways to contact us are below it on a small screen and right of it on a large one.
 */
export function Contact(props: ViewProps<typeof bindContact>) {
  const { heading, lead, form, withoutScript, chat, chatTitle, ...ways } = props
  const { phone, email, answer } = ways
  return (
    <Section heading={heading} lead={lead}>
      <Columns $large="3fr 2fr">
        <div data-behaviour="scroll-to-form">
          <Island
            name="enquiry-form"
            of={EnquiryForm}
            props={{ ...form, answer, phone, chat }}
            needs="enquiry-service"
          />
          <noscript>
            <p>{withoutScript}</p>
            <Way href={phone.href}>{phone.label}</Way>
            <Way href={email.href}>{email.label}</Way>
            {chat && <Way href={chat}>{chatTitle}</Way>}
          </noscript>
        </div>
        <Ways {...ways} />
      </Columns>
    </Section>
  )
}
