import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SafeHtml } from './content-view.ts'
import { pixelMark } from './pixel-style.ts'
import { theme } from './theme.ts'

/** A text as it came: rich, which is sanitised, or plain; nothing where there is none. */
export function RichText({ text }: { text: string | SafeHtml | undefined }) {
  const navigate = useNavigate()
  if (typeof text === 'object') {
    const follow = (event: MouseEvent) => {
      const path = ownPath(event)
      if (path === undefined) return
      event.preventDefault()
      void navigate(path)
    }
    // The press is a link's, heard here because the link itself is text from the service; the keyboard presses links too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    return <Prose dangerouslySetInnerHTML={text} onClick={follow} />
  }
  return text ? (
    <Prose>
      <p>{text}</p>
    </Prose>
  ) : null
}

/** The path of a plain press on a link of this site; undefined for anything that is the browser's own business. */
function ownPath(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
    return undefined
  return link.origin === window.location.origin ? link.pathname + link.search + link.hash : undefined
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
    color: ${theme.color.accent};
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
