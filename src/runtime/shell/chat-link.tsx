import { styled } from 'styled-components'
import type { Site } from '../../../schemas/site.ts'
import { chatAddress } from '../../../block-library/parts/chat-address.ts'
import { theme } from '../../../block-library/parts/theme.ts'
import { Icon } from './icon.tsx'

/** Renders the floating link to a chat, in a new tab (document 1 §1), if the site has a chat. */
export function ChatLink({ site }: { site: Site }) {
  const title = site.chat?.title
  if (title === undefined) return null
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
  width: min(${theme.size.control}, 12.5vw);
  height: min(${theme.size.control}, 12.5vw);
  border-radius: ${theme.radius.round};
  background: ${theme.color.chat};
  color: ${theme.color.onChat};
  box-shadow: ${theme.elevation.float};
  transition: scale ${theme.motion.quick};

  &:hover {
    scale: 1.08;
  }

  &:active {
    scale: 1;
  }
`
