import { css, styled } from 'styled-components'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import { foot, media, theme } from './theme.ts'

/** The one card: a raised surface for what can be pressed or holds controls. Plain words and pictures stand on the stage itself. */
export const cardStyle = css`
  position: relative;
  display: grid;
  align-content: start;
  overflow: clip;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`

export const Card = styled.article`
  ${cardStyle}
`

/** Answers the pointer, the keyboard and the press as a whole. */
export const pressable = css`
  transition:
    border-color ${theme.motion.quick},
    background ${theme.motion.quick};

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.accent};
    }
  }

  &:active {
    background: ${theme.color.panel};
  }
`

/** A card's inside. */
export const CardWords = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  padding: ${theme.space.inset};
`

/** Makes a link's room its whole card. */
export const wholeCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: ${theme.color.accent} dotted 3px;
      outline-offset: -3px;
    }
  }
`

/** A card's title that is the card's link. */
export const CardLink = styled(Link)`
  ${wholeCard}
  color: inherit;
  text-decoration: none;
`

/** A card that is all picture; its words stand at the foot, where the picture darkens. */
export const pictureCard = css`
  position: relative;
  display: grid;
  align-items: end;
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  color: ${theme.color.text};
`

/** The picture of such a card. It comes nearer under the pointer where the card can be pressed. */
export const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;

  a &,
  button & {
    transition: scale ${theme.motion.calm};
  }

  a:hover &,
  button:hover & {
    scale: 1.04;
  }
`

/** The words of such a card. */
export const FootWords = styled.div`
  position: relative;
  display: grid;
  gap: 0.5rem;
  padding: 5rem ${theme.space.inset} ${theme.space.inset};
  background: ${foot};
`
