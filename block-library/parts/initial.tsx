import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

/** Renders the first letter in a circle, as a replacement for a picture (document 1 §4). */
export const Initial = ({ of }: { of: string }) => <Circle aria-hidden>{initialOf(of)}</Circle>

/** Returns the first letter of a title, with its combining marks and never half of a character. */
export const initialOf = (title: string) => (/\P{M}\p{M}*/u.exec(title.trim())?.[0] ?? '').toUpperCase()

/** Styles the circle around the letter, which is not larger than its frame. */
export const initialStyle = css`
  display: grid;
  place-items: center;
  width: min(3.5rem, 100%);
  height: auto;
  min-height: 0;
  aspect-ratio: 1;
  border: 1px solid ${theme.color.signal};
  border-radius: ${theme.radius.round};
  color: ${theme.color.signal};
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.strong};
`

const Circle = styled.span`
  ${initialStyle}
`
