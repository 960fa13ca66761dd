import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** The first letter in a circle, where there is no picture (document 1 §4). */
export function Initial({ of }: { of: string }) {
  // With the marks that belong to it, and never half of a character.
  const [letter = ''] = /\P{M}\p{M}*/u.exec(of.trim()) ?? []
  return <Circle aria-hidden>{letter.toUpperCase()}</Circle>
}

const Circle = styled.span`
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
