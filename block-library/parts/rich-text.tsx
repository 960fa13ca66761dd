import { styled } from 'styled-components'
import type { SafeHtml } from '../contract/content-view.ts'
import { dotMark } from './dot-style.ts'
import { languageMark } from './language-mark-style.ts'
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

/** Long words break, and tables scroll in themselves, so that no text is wider than its column. */
const Prose = styled.div`
  min-width: 0;
  max-width: ${theme.size.prose};
  color: ${theme.color.muted};
  text-wrap: pretty;
  overflow-wrap: anywhere;

  :is(p, div, ul, ol, dl, table, blockquote, pre, figure, figcaption, address, hr):not(:first-child) {
    margin-top: 1em;
  }

  :is(p, div):empty {
    display: none;
  }

  :is(strong, b) {
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }

  a {
    color: ${theme.color.signal};
    text-underline-offset: 0.2em;
  }

  i[lang]:empty {
    ${languageMark}
  }

  ul {
    list-style: '';
  }

  :is(li, dt, dd):not(:first-child) {
    margin-top: 0.875em;
  }

  ul > li {
    position: relative;
    padding-inline-start: 2.75rem;
  }

  ul > li::before {
    content: '';
    position: absolute;
    top: calc(0.8em - 0.3125rem);
    inset-inline-start: 0;
    ${dotMark}
  }

  /* Room for numbers of three digits. */
  ol,
  dd,
  blockquote {
    padding-inline-start: 2.75rem;
  }

  /* An item that holds only a list indents the list. */
  li:has(> :is(ul, ol):first-child) {
    list-style: '';

    &::before {
      content: none;
    }
  }

  pre {
    white-space: pre-wrap;
  }

  /* Its content does not widen the column: its own width is 0, and its minimum is the column. */
  table {
    display: block;
    width: 0;
    min-width: 100%;
    overflow-x: auto;
    overflow-wrap: normal;
    border-collapse: collapse;
  }

  :is(th, td) {
    padding-block: 0.4375rem;
    padding-inline: 0 1rem;
    border-bottom: 1px solid ${theme.color.line};
    text-align: inherit;
    vertical-align: top;
  }

  th {
    font-weight: ${theme.weight.strong};
  }
`
