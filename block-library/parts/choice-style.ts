import { css } from 'styled-components'
import { media, theme } from './theme.ts'

/** Styles one of several choices, a button or the label of an input: outlined, and filled if it is selected. */
export const choiceStyle = css`
  min-height: ${theme.size.touch};
  padding: 0.5rem 1.125rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.color.text};
  font: inherit;
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  transition: border-color ${theme.motion.quick};

  &:hover:not(:disabled) {
    border-color: ${theme.color.signal};
  }

  &:active:not(:disabled) {
    background: ${theme.color.panel};
  }

  &[aria-current],
  &[aria-pressed='true'],
  &:has(:checked) {
    border-color: ${theme.color.signal};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};

    /* Forced colors replace the fill. */
    ${media.forced} {
      outline: 2px solid;
    }
  }

  &:disabled,
  &:has(:disabled) {
    border-color: ${theme.color.line};
    color: ${theme.color.faint};
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: ${theme.color.signal} dotted 3px;
    outline-offset: 3px;

    input {
      outline: none;
    }
  }
`
