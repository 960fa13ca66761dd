import { styled } from 'styled-components'
import type { SafeHtml } from './content-view.ts'
import { subPixels, theme } from './theme.ts'

/** Sanitised rich text where there is some, else the plain text; nothing where there is neither. */
export function RichText({ html, text }: { html?: SafeHtml | undefined; text?: string | undefined }) {
  if (html) return <Prose dangerouslySetInnerHTML={html} />
  return text ? (
    <Prose>
      <p>{text}</p>
    </Prose>
  ) : null
}

const Prose = styled.div`
  display: grid;
  gap: 1em;
  max-width: 64ch;
  color: ${theme.color.muted};
  text-wrap: pretty;

  strong {
    color: ${theme.color.text};
    font-weight: 600;
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
    padding-left: 2rem;
  }

  li::before {
    content: '';
    position: absolute;
    top: 0.62em;
    left: 0;
    width: 1.125rem;
    height: 0.25rem;
    background: ${subPixels};
  }
`
