import { styled } from 'styled-components'
import { Columns } from '../parts/columns.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { Island } from '../parts/island.tsx'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'
import { Way } from '../parts/way.tsx'
import type { bindContact } from './block.ts'
import { EnquiryForm } from './enquiry-form.island.tsx'
import { takesPosts } from './takes-posts.ts'
import { Ways } from './ways.tsx'

/**
 * Renders the enquiry form. The other ways to contact us are below it on a small screen and right of it on a large one.
 */
export function Contact(props: ViewProps<typeof bindContact>) {
  const { heading, lead, form, withoutScript, chat, others, contactPage, ...ways } = props
  const { phone, answer } = ways
  return (
    <Section heading={heading} lead={lead}>
      <Columns $large="3fr 2fr">
        <FormPlace data-behaviour="scroll-to-form">
          <Island
            name="enquiry-form"
            of={EnquiryForm}
            props={{ ...form, answer, phone, chat, contactPage }}
            needs="enquiry-service"
            ways={others}
            isAnnounced={!takesPosts()}
          />
          {!takesPosts() && (
            <noscript>
              <p>{withoutScript}</p>
              {others.map(({ label, href }, index) => (
                <Way key={index} href={href}>
                  {label}
                </Way>
              ))}
            </noscript>
          )}
        </FormPlace>
        <Ways {...ways} />
      </Columns>
    </Section>
  )
}

/** Contains the form, or the server's answer to it (`src/serve/embedded/form-answer.ts`). */
const FormPlace = styled.div`
  /* The other ways are in place of a button that only the script serves. */
  [data-island]:has(~ [role='alert']:not([hidden], [popover])) [popovertarget] {
    display: none;
  }

  [data-answer] {
    display: grid;
    gap: 1rem;
    padding: ${theme.space.inset};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.raised};
    scroll-margin-top: calc(${theme.size.header} + 1rem);
  }

  [data-answer] :is(ol, ul) {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  [data-answer] a {
    color: ${theme.color.signal};
  }
`
