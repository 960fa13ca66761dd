import { styled } from 'styled-components'
import type { SafeHtml } from '../contract/content-view.ts'
import { pixelMark } from './pixel-style.ts'
import { theme } from './theme.ts'

/** Renders a rich text, which is sanitised, or a plain text; nothing if the text is empty. */
export function RichText({ text }: { text: string | SafeHtml | undefined }) {
  // oxlint-disable-next-line react/no-danger -- only the sanitiser makes such a text
  if (typeof text === 'object') return <Prose dangerouslySetInnerHTML={text} />
  return text ? (
    <Prose>
      <p>{text}</p>
    </Prose>
  ) : null
}

const Prose = styled.div`
  display: grid;
  gap: 1em;
  max-width: ${theme.size.prose};
  color: ${theme.color.muted};
  text-wrap: pretty;

  strong {
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }

  a {
    color: ${theme.color.signal};
    text-underline-offset: 0.2em;
  }

  ul {
    display: grid;
    gap: 0.875em;
    list-style: none;
  }

  li {
    position: relative;
    padding-left: 2.75rem;
  }

  li::before {
    content: '';
    position: absolute;
    top: calc(0.8em - 0.3125rem);
    left: 0;
    ${pixelMark}
  }
`
