import { styled } from 'styled-components'
import type { Site } from '../../schemas/site.ts'
import { chatAddress } from '../../block-library/shared/chat-address.ts'
import { Icon } from './icon.tsx'

/** The floating way into a chat, in a new tab (document 1 §1). */
export function ChatLink({ site }: { site: Site }) {
  const { title } = site.chat
  return (
    <Round
      href={chatAddress(site)}
      target="_blank"
      rel="noopener noreferrer"
      title={title}
      aria-label={title}
    >
      <Icon name="chat" size={28} />
    </Round>
  )
}

const Round = styled.a`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: #128c4b;
  color: #fff;
  box-shadow: 0 0.25rem 1.5rem #00000080;
`
