import { styled } from 'styled-components'
import { dotGrid, theme } from './theme.ts'

/** Renders a notice that there is nothing to show. */
export const Empty = styled.p`
  display: grid;
  place-items: center;
  min-height: 16rem;
  padding: ${theme.space.inset};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${dotGrid}, ${theme.color.raised};
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  text-align: center;
`
