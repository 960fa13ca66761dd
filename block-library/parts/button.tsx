import { css, styled } from 'styled-components'
import { Link } from './link.tsx'
import type { Button } from '../../schemas/shared/link.ts'
import { media, theme } from './theme.ts'

/** Renders the site's button: a link that can ask the contact page to scroll to its form. */
export function ButtonLink({ button, className }: { button: Button; className?: string }) {
  return (
    <Shape to={button.to} className={className} data-ask-for-form={button.scrollToForm ? '' : undefined}>
      {button.label}
    </Shape>
  )
}

/** Styles the button, also as a `<button>`. It glows under the pointer and shrinks when pressed. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.size.button};
  padding: 0.75rem 1.75rem;
  /* Is visible only with forced colours. */
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: inherit;
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.row};
  word-spacing: 0.06em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    box-shadow ${theme.motion.calm},
    translate ${theme.motion.quick};

  ${media.hover} {
    &:hover {
      box-shadow: ${theme.elevation.glow};
    }
  }

  &:active {
    box-shadow: none;
    translate: 0 1px;
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${theme.color.panel};
    color: ${theme.color.muted};
    box-shadow: none;
    cursor: progress;
  }

  ${media.print} {
    display: none;
  }
`

/** Styles a link outside running text, which is as high as a fingertip. */
export const linkStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.signal};
  font-weight: ${theme.weight.medium};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;

  &:hover {
    text-decoration-thickness: 2px;
  }

  &:active {
    color: ${theme.color.text};
  }

  ${media.print} {
    display: none;
  }
`

const Shape = styled(Link)`
  ${buttonStyle}
`
