import { css, styled } from 'styled-components'
import { Settling } from './frame.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import { dotGrid, foot, media, overPicture, theme } from './theme.ts'

/**
 * Styles the site's card: a raised surface for something that can be pressed or holds controls. Plain words and
 * pictures are not cards.
 */
export const cardStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: clip;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`

export const Card = styled.article`
  ${cardStyle}
`

/** Highlights the whole card under the pointer, with the keyboard's focus and when pressed. */
export const pressable = css`
  transition:
    border-color ${theme.motion.quick},
    background ${theme.motion.quick};

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.signal};
    }
  }

  &:active {
    background: ${theme.color.panel};
  }
`

/** Holds the words of a card. */
export const CardWords = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  padding: ${theme.space.inset};
`

/** Extends a link's target to its whole card. */
export const wholeCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: ${theme.color.signal} dotted 3px;
      outline-offset: -3px;
    }
  }
`

/** Renders a card's title as the card's link. */
export const CardLink = styled(Link)`
  ${wholeCard}
  color: inherit;
  text-decoration: none;
`

/**
 * Styles a card that is filled by its picture. Its title is at the foot, where the picture darkens. One clip for picture
 * and foot together leaves no bright line in the corners. On paper the title is below the picture.
 */
export const pictureCard = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  background: ${theme.color.raised};
  ${overPicture}

  @media screen {
    clip-path: inset(0 round ${theme.radius.large});
  }

  ${media.print} {
    height: auto !important;
    break-inside: avoid;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

/** Renders the picture that fills a card. It is enlarged under the pointer if the card can be pressed. */
export const Backdrop = styled(Picture)`
  position: absolute;
  inset: 0;

  ${media.print} {
    position: static;
    height: auto;
    aspect-ratio: 16 / 10;
  }

  a &,
  button & {
    transition: scale ${theme.motion.calm};
  }

  a:hover &,
  button:hover & {
    scale: 1.04;
  }
`

/** Holds the title of a card that is filled by its picture. It darkens at most a third of a low card. */
export const FootWords = styled.div`
  position: relative;
  padding: 3rem ${theme.space.inset} ${theme.space.inset};
  background: ${foot};

  ${media.print} {
    padding: 0.25rem 0 0;
  }
`

/** Styles a card whose picture takes all the height that its words leave, so that no word covers the picture. */
export const pictureAbove = css`
  position: relative;
  display: grid;
  grid-template-rows: minmax(11rem, 1fr) auto;
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`

/** Holds the picture of a card whose words are below it. */
export const PictureFrame = styled(Settling)`
  position: relative;
  background: ${dotGrid};
`
