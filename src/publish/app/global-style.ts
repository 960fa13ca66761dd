import { dotGrid, media, theme } from '../../../block-library/parts/theme.ts'
import { fallbackFaces } from '../../site/brand/font-styles.ts'
import type { Brand } from '../../site/config/read-brand.ts'
import { headingStyles, solidHeader, tokenStyles } from './brand-style.ts'

/** Returns the styles of all pages, as a style sheet (`virtual:global.css`), so that they are in no script. */
export function globalStyle(brand: Brand): string {
  const [, second] = brand.grounds
  /** Blocks on the ground that is not the page's. A block on the page's own ground may name it or not. */
  const other = `[data-ground='${second?.name}']`
  return `
  ${brand.fonts.map(fallbackFaces).join('\n')}

  /* Animated by the header (src/runtime/shell/header.tsx). WebKit animates registered colours only. */
  @property --ground {
    syntax: '<color>';
    inherits: true;
    initial-value: #0000;
  }

  *, ::before, ::after {
    box-sizing: border-box;
  }

  :where(h1, h2, h3, h4, h5, h6, p, ul, ol, figure) {
    margin: 0;
    padding: 0;
  }

  /* Large letters stand closer than small ones. Their words would run together. */
  :where(h1, h2, h3, h4, h5, h6) {
    word-spacing: 0.06em;
  }

  /*
   * Content may be in any language: each text has the direction of its first letters. A link inside a text has the
   * direction of that text. A telephone number begins with its plus sign everywhere.
   */
  :where(h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, caption, blockquote, summary, button, label, input, textarea, div, span),
  :not(:is(h1, h2, h3, h4, h5, h6, p, li)) > :where(a), :where(a[href^='tel:']) {
    unicode-bidi: plaintext;
  }

  [dir] {
    --way: 1;
    text-align: left;
  }

  /* Texts are aligned as the page is. Those without letters, such as an icon or a figure, have its direction too. */
  [dir='rtl'] {
    --way: -1;
    text-align: right;
  }

  :where([dir='rtl']) :where(li, dt, dd, th, td, label, div, span) {
    unicode-bidi: normal;
  }

  :where([dir='rtl']) :where(a[href^='tel:'], a[href^='mailto:']) {
    direction: ltr;
    justify-content: right;
  }

  /* A heading in a script with marks above and below the letters. */
  [data-tall]:is(h1, h2, h3, h4, h5, h6) {
    line-height: ${theme.leading.tall};
  }

  /* Only the image, or the text in its place, takes part in the layout. */
  picture, [data-lost] {
    display: contents;
  }

  /* Replaces a missing picture: unlit dots and a text. */
  span[data-lost-picture] {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    min-height: 8rem;
    background: ${dotGrid}, ${theme.color.panel};
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  ${tokenStyles(brand)}

  ${solidHeader(brand)}

  :where(:root, [data-ground]) {
    background: ${theme.color.stage};
    color: ${theme.color.text};
  }

  /* A change of ground has more space on either side than two sections of one ground. */
  ${other} + :not(${other}), :not(${other}) + ${other} {
    --above: min(2 * ${theme.space.section}, 6rem);
  }

  ${other}:has(+ :not(${other})), :not(${other}):has(+ ${other}) {
    --below: min(2 * ${theme.space.section}, 6rem);
  }

  /* Grows with screens from 2290 px, whose viewer sits farther away: body text is 19 px at 2560 px. */
  @media screen {
    html {
      font-size: max(100%, min(0.7vw, 112%));
    }
  }

  /* Bars that stay in view cover no element in focus and no target of a link. Tabs with enlarged text have two rows. */
  html {
    scroll-padding-block: 6rem 8rem;
    -webkit-text-size-adjust: 100%;

    ${media.large} {
      scroll-padding-bottom: 0;
    }

    ${media.cramped} {
      scroll-padding-block: 0;
    }
  }

  body {
    margin: 0;
    font: ${theme.weight.body} ${theme.font.body}/${theme.leading.text} ${theme.family.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* A long word breaks before it widens its column or is cut off. In a table it breaks only where it must. */
  main, footer {
    overflow-wrap: anywhere;
  }

  ${headingStyles(brand)}

  ::selection {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  /* Focus ring of lit dots. */
  :where(:focus-visible) {
    outline: ${theme.color.signal} dotted 3px;
    outline-offset: 3px;
  }

  /* Buttons and forms do not work without scripts. A text beside them says so. The server takes a posted form. */
  ${media.noScript} {
    :where(button, select, form):where(:not([method='post'], [method='post'] *)) {
      display: none !important;
    }
  }

  /* Pressed before the island was hydrated. The press is repeated afterwards (src/runtime/app/watch-islands.ts). */
  button[aria-busy='true'] {
    cursor: progress;
    opacity: 0.6;
  }

  /*
   * Transitions between pages: the old page fades out above the new one. A browser sends no press to the elements of a
   * captured page, so only the page that is left is captured (src/runtime/app/fade-out.ts).
   */
  :root {
    view-transition-name: none;
  }

  ::view-transition {
    pointer-events: none;
  }

  ::view-transition-group(root),
  ::view-transition-old(root) {
    animation-duration: 180ms;
  }

  ${media.still} {
    *, ::before, ::after {
      animation-duration: 1ms !important;
      transition-duration: 1ms !important;
    }
  }
`
}
