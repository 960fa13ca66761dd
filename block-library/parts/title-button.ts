import { styled } from 'styled-components'
import { contentWithoutScript, theme } from './theme.ts'

/** Renders a title that is a button or, with `as="summary"`, opens its details. It is bright while selected. */
export const TitleButton = styled.button`
  ${contentWithoutScript}
  border: 0;
  background: none;
  color: ${theme.color.muted};
  font: inherit;
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.row};
  line-height: ${theme.leading.row};
  text-align: inherit;
  text-wrap: balance;
  cursor: pointer;
  transition: color ${theme.motion.quick};

  &:hover,
  &[aria-pressed='true'] {
    color: ${theme.color.text};
  }
`
