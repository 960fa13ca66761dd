import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { linkStyle } from './button.tsx'
import { media, theme } from './theme.ts'
import { visuallyHidden } from './visually-hidden.ts'

interface FoldProps {
  /** Labels of the controls that open and close the text. */
  more: string
  less: string
  children: ReactNode
}

/**
 * Shows only the beginning of a long text on a phone, and all of it after a press. It is always open without a script,
 * on paper, on larger screens and while the focus is inside. It uses a checkbox, so that it works before the page is
 * hydrated.
 */
export function Fold({ more, less, children }: FoldProps) {
  return (
    <Ground>
      <Folded>{children}</Folded>
      <Toggle>
        <input type="checkbox" />
        <span>{more}</span>
        <span>{less}</span>
      </Toggle>
    </Ground>
  )
}

const Folded = styled.div``

const Toggle = styled.label`
  display: none;
  ${media.folds} {
    ${linkStyle}
    cursor: pointer;
  }

  input {
    ${visuallyHidden}
  }

  &:has(:focus-visible) {
    outline: ${theme.color.signal} dotted 3px;
    outline-offset: 3px;
  }

  :checked + span,
  :not(:checked) + span + span {
    display: none;
  }
`

const Ground = styled.div`
  ${media.folds} {
    &:not(:has(> ${Toggle} > :checked)) > ${Folded}:not(:focus-within) {
      max-height: 15rem;
      overflow: clip;
      mask-image: linear-gradient(#000 calc(100% - 5rem), #0000);
    }
  }
`
