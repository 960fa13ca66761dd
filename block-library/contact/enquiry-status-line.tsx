import { styled } from 'styled-components'
import type { EnquiryValues } from '../../schemas/enquiry.ts'
import type { PropsFrom } from '../shared/binder.ts'
import type { EnquiryStatus } from '../shared/enquiry-context.ts'
import { theme } from '../shared/theme.ts'
import type { bindContact } from './bind.ts'

type Bound = PropsFrom<typeof bindContact>

interface EnquiryStatusLineProps extends Pick<Bound, 'phone' | 'chat'> {
  status: EnquiryStatus
  texts: Pick<Bound['form'], 'success' | 'failure'>
  values: EnquiryValues
}

/** What became of the enquiry, with the exact texts of the spec; after a failure also the ways that need no form. */
export function EnquiryStatusLine({ status, texts, phone, chat, values }: EnquiryStatusLineProps) {
  const written = `${values.message}\n\n${values.name} ${values.phone} ${values.email}`.trim()
  return (
    <div role="alert">
      {status === 'sent' && <Line $color={theme.color.green}>✓ {texts.success}</Line>}
      {status === 'failed' && (
        <>
          <Line $color={theme.color.wrong}>✗ {texts.failure}</Line>
          <p>
            Nothing is lost: your message is kept on this device and is sent as soon as the service answers.
            You can also call <a href={phone.href}>{phone.label}</a> or{' '}
            <a href={`${chat}?text=${encodeURIComponent(written)}`} target="_blank" rel="noopener noreferrer">
              send it by chat
            </a>
            .
          </p>
        </>
      )}
    </div>
  )
}

const Line = styled.p<{ $color: string }>`
  color: ${({ $color }) => $color};
  font-weight: ${theme.weight.strong};

  ~ p {
    margin-top: 0.5rem;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  ~ p a {
    color: ${theme.color.accent};
  }
`
