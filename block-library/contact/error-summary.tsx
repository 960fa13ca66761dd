import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { BlockOf } from '../../schemas/blocks/index.ts'
import { theme } from '../parts/theme.ts'
import { fieldId } from './form-field.tsx'

interface ErrorSummaryProps {
  words: BlockOf<'contact'>['words']
  /** Number of attempts to send. */
  attempt: number
  /** Messages by field, in the order of the fields. */
  wrong: Readonly<Record<string, string | undefined>>
}

/**
 * Renders all errors in the order of the fields, each with a link to its field. It takes the focus when sending fails.
 */
export function ErrorSummary({ words, attempt, wrong }: ErrorSummaryProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [attempt])
  const fields = Object.keys(wrong).filter((field) => wrong[field])
  if (fields.length === 0) return null
  return (
    <Frame ref={frame} tabIndex={-1} role="alert">
      <p>
        {fields.length === 1 ? words.checkOne : words.checkMany.replace('{count}', String(fields.length))}
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
            >
              {wrong[field]}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

const Frame = styled.div`
  padding: 1rem 1.25rem;
  border: 2px solid ${theme.color.alarm};
  border-radius: ${theme.radius.small};

  ul {
    list-style: '';
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
    color: ${theme.color.text};
  }
`
