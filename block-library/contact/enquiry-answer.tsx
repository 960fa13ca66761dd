import { useEffect, useRef, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { outboxLimit, type EnquiryValues } from '../../schemas/enquiry.ts'
import type { ViewProps } from '../contract/define-block.ts'
import type { EnquiryOutcome, EnquiryService, EnquiryStatus } from '../contract/enquiry-context.ts'
import { theme } from '../parts/theme.ts'
import { AttachFiles } from './attach-files.tsx'
import type { bindContact } from './block.ts'

type Bound = ViewProps<typeof bindContact>

interface EnquiryAnswerProps extends Pick<Bound, 'phone' | 'chat' | 'answer'> {
  status: EnquiryStatus
  outcome: EnquiryOutcome | undefined
  texts: Pick<Bound['form'], 'success' | 'sent' | 'attach' | 'failure' | 'notSent'>
  attach: EnquiryService['attach']
  values: EnquiryValues
}

/**
 * Renders the result of sending, with the exact texts of the spec. After success: the reference and the next step.
 * After a failure: where the enquiry waits, and the ways to contact us without the form.
 */
export function EnquiryAnswer(props: EnquiryAnswerProps) {
  const { status, outcome, texts, attach, answer, phone, chat, values } = props
  const { sent, notSent } = texts
  const written = `${values.message}\n\n${values.name} ${values.phone} ${values.email}`.trim()
  const ways: Record<string, ReactNode> = {
    '{phone}': (
      <a key="phone" href={phone.href}>
        {phone.label}
      </a>
    ),
    '{chat}': (
      <a
        key="chat"
        href={`${chat}?text=${encodeURIComponent(written)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {notSent.chat}
      </a>
    ),
  }
  // The words name both ways. A site without a chat shows only the telephone number.
  const otherWays = chat ? notSent.otherWays : '{phone}'
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  if (status !== 'sent' && status !== 'failed') return null
  return (
    <Frame ref={frame}>
      {status === 'sent' && (
        <Good>
          <Line>{`✓ ${texts.success}`}</Line>
          {outcome && <p>{sent.reference.replace('{reference}', outcome.reference)}</p>}
          {answer && <p>{answer}</p>}
          {sent.steps.length > 0 && (
            <>
              <Line as="p">{sent.heading}</Line>
              <ol>
                {sent.steps.map((step, index) => (
                  <li key={index}>{step}</li>
                ))}
              </ol>
            </>
          )}
          {attach && <AttachFiles attach={attach} words={texts.attach} />}
        </Good>
      )}
      {status === 'failed' && (
        <Bad>
          <Line>{`✗ ${texts.failure}`}</Line>
          <p>
            <span>{notSent[outcome?.place ?? 'device'].replace('{limit}', String(outboxLimit))}</span>{' '}
            <span>{outcome?.isRetried === false ? notSent.turnedDown : notSent.retried}</span>{' '}
            {otherWays.split(/(\{\w+\})/).map((part) => ways[part] ?? <span key={part}>{part}</span>)}
          </p>
        </Bad>
      )}
    </Frame>
  )
}

/** Scrolls into view without being covered by the bars. */
const Frame = styled.div`
  scroll-margin-block: ${theme.size.header} calc(${theme.size.tabs} + 1rem);
`

const Line = styled.p`
  font-weight: ${theme.weight.strong};
`

const box = css`
  display: grid;
  gap: 0.5rem;
  padding: 1rem 1.25rem;
  border: 1px solid;
  border-radius: ${theme.radius.small};

  > :not(:first-child) {
    color: ${theme.color.text};
  }
`

const Good = styled.div`
  ${box}
  color: ${theme.color.right};

  ol {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    padding-inline-start: 1.25rem;
    font-size: ${theme.font.small};
  }
`

const Bad = styled.div`
  ${box}
  color: ${theme.color.wrong};

  > p:last-child {
    font-size: ${theme.font.small};
  }

  a {
    color: ${theme.color.signal};
  }
`
