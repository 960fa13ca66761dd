import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

/** The first letter in a circle, where there is no picture (document 1 §4). */
export const Initial = ({ of }: { of: string }) => <Circle aria-hidden>{initialOf(of)}</Circle>

/** The first letter of a title: with the marks that belong to it, and never half of a character. */
export const initialOf = (title: string) => (/\P{M}\p{M}*/u.exec(title.trim())?.[0] ?? '').toUpperCase()

/** The circle that a letter stands in. */
export const initialStyle = css`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: 1px solid ${theme.color.accent};
  border-radius: ${theme.radius.round};
  color: ${theme.color.accent};
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.strong};
`

const Circle = styled.span`
  ${initialStyle}
`
