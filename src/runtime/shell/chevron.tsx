import { styled } from 'styled-components'
import { theme } from '../../../block-library/parts/theme.ts'

/** Renders the arrow of a control that opens something below it. */
export function Chevron() {
  return (
    <Arrow viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" aria-hidden>
      <path d="M2 4l4 4 4-4" strokeWidth="1.75" />
    </Arrow>
  )
}

const Arrow = styled.svg`
  flex: none;
  transition: rotate ${theme.motion.quick};
`
