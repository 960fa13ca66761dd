import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Picture } from './picture.tsx'
import { Width } from './section.tsx'
import { dotGrid, media, theme } from './theme.ts'

/** Position of the screen: above the words at any width, or beside them on a large screen. */
type StageLayout = 'beside' | 'above'

interface StageProps {
  src: string | undefined
  alt: string
  layout: StageLayout
  /** Widths of the picture, as in Picture. */
  sizes: string
  /** Widths of the portrait crop, as in Picture. */
  portrait?: string | undefined
  /** Whether to load the picture immediately and with priority. */
  eager?: boolean
  /** A film over the picture. */
  film?: ReactNode
  /** The words of the stage. */
  children: ReactNode
}

/**
 * Renders a large picture with hard edges, and words, which never cover it.
 */
export function Stage(props: StageProps) {
  const { src, alt, layout, eager = false, film, children, ...widths } = props
  const isPlain = !src && !film
  return (
    <>
      <Screen $layout={layout} $isPlain={isPlain} $isFirst={eager}>
        {src && <Lit src={src} alt={alt} {...widths} eager={eager} lost="" />}
        {film}
      </Screen>
      <Words $layout={layout} $isPlain={isPlain}>
        {children}
      </Words>
    </>
  )
}

/** Renders the section around a stage. The block that uses it sets the height. */
export const StageGround = styled.section`
  position: relative;
  display: grid;
  grid-template: minmax(calc(11rem + var(--under-header, 0rem)), 1fr) auto / minmax(0, 1fr);
  overflow: clip;
  background: ${theme.color.stage};
  isolation: isolate;

  /* With less height, a wide screen would be a narrow strip. A phone on its side has room for little more. */
  ${media.medium} {
    grid-template-rows: minmax(min(20rem, 45svh), 1fr) auto;
  }

  ${media.large} {
    grid-template-rows: 1fr;
  }

  ${media.print} {
    grid-template-rows: auto !important;
    height: auto !important;
    min-height: 0 !important;
  }
`

/** Position of the page's left margin, at any width. */
const margin = `max(${theme.space.gutter}, calc((100% - ${theme.size.page}) / 2 + ${theme.space.gutter}))`

/** Position of the screen's left edge beside the words. The column of words grows with the width of the screen. */
const edge = `calc(${margin} + clamp(28rem, 38vw, 40rem))`

/** Space above and below the words beside the screen. A low window has less, so that the hero keeps its height. */
const short = `min(${theme.space.rows}, 1.25vh)`

const beside = css`
  /*
   * On a small screen it fills the row above the words. It begins below the header, so that it does not run through the
   * menu.
   */
  grid-area: 1 / 1;
  margin-top: var(--under-header, 0rem);

  ${media.large} {
    position: absolute;
    inset-block: var(--under-header, 0rem) 0;
    inset-inline: ${edge} 0;
    margin-top: 0;
  }
`

/** Fills the first row, below a header that lies over it. */
const above = css`
  grid-area: 1 / 1;
  min-height: min(16rem, 45svh);
`

interface ScreenLook {
  $layout: StageLayout
  /** Whether there is neither a picture nor a film. A small screen then shows the words alone. */
  $isPlain: boolean
}

const Screen = styled.div<ScreenLook & { $isFirst: boolean }>`
  position: relative;
  background: ${dotGrid};
  ${({ $layout }) => ($layout === 'beside' ? beside : above)}

  ${({ $isPlain }) =>
    $isPlain &&
    css`
      display: none;

      ${media.large} {
        display: block;
      }
    `}

  ${media.print} {
    ${({ $isFirst, $isPlain }) => (!$isFirst || $isPlain) && 'display: none;'}
    position: relative;
    inset: 0;
    height: 6cm;
    margin: 0;
  }
`

const Lit = styled(Picture)`
  position: absolute;
  inset: 0;
`

const Words = styled(Width)<ScreenLook>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: clamp(1.125rem, 2vw, 1.5rem);
  align-items: flex-start;
  justify-content: center;
  padding-block: 1.5rem ${theme.space.rows};

  ${({ $layout, $isPlain }) =>
    $layout === 'beside' &&
    css`
      grid-area: ${$isPlain ? '1 / 1 / 3' : '2 / 1'};
      align-self: ${$isPlain ? 'center' : undefined};
      padding-top: ${$isPlain ? 'calc(var(--under-header, 0rem) + 2rem)' : undefined};

      ${media.large} {
        grid-area: 1 / 1;
        gap: min(1.5rem, 2vh);
        padding-block: calc(var(--under-header, 0rem) + ${short}) ${short};
        padding-inline-end: calc(100% - ${edge} + 1.5rem);
        max-width: none;
        padding-inline-start: ${margin};
      }
    `}

  ${({ $layout }) =>
    $layout === 'above' &&
    css`
      grid-area: 2 / 1;
      max-width: none;
      padding-inline-start: ${margin};
      gap: clamp(0.75rem, 1.5vw, 1.25rem) 3rem;

      ${media.large} {
        /* The sentence and the ways on share a line under the heading, which ends before the button in the corner. */
        flex-flow: row wrap;
        align-items: center;
        justify-content: start;

        > h1 {
          flex-basis: 100%;
        }
      }
    `}

  ${media.print} {
    grid-area: 2 / 1;
    padding-block: 1rem;
  }
`
