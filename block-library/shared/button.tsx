import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { Button } from '../../schemas/shared/link.ts'
import { askForForm } from './form-request.ts'
import { media, theme } from './theme.ts'

/** The one button: a link that, where its config says so, asks the contact page to scroll to its form. */
export function ButtonLink({ button, className }: { button: Button; className?: string }) {
  return (
    <Shape to={button.to} className={className} onClick={button.scrollToForm ? askForForm : undefined}>
      {button.label}
    </Shape>
  )
}

/** The button's look, for a `<button>` too. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3.25rem;
  padding: 0.75rem 1.75rem;
  border: 0;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: inherit;
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    box-shadow ${theme.motion.calm},
    translate ${theme.motion.quick};

  ${media.hover} {
    &:hover {
      box-shadow: 0 0 3rem #c8ff4d66;
    }
  }

  &:active {
    translate: 0 1px;
  }
`

const Shape = styled(Link)`
  ${buttonLook}
`
