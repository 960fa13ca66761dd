import { media } from '../../block-library/shared/theme.ts'

/** On paper: black on white, every answer open, nothing that is there to be pressed. With the visitor's own colours: what colour alone said. */
export const readingModes = `
  ${media.print} {
    html {
      color-scheme: light;
    }

    *, ::before, ::after {
      background: none !important;
      color: #000 !important;
      box-shadow: none !important;
      mask: none !important;
    }

    header {
      position: static !important;
    }

    :is(nav, aside, button, form, video, iframe) {
      display: none !important;
    }

    ::details-content {
      block-size: auto !important;
      content-visibility: visible !important;
    }

    details * {
      max-height: none !important;
    }

    :is(h1, h2, h3, h4, summary) {
      break-after: avoid;
    }

    :is(img, li, details) {
      break-inside: avoid;
    }
  }

  ${media.forced} {
    [aria-current='page'] {
      text-decoration: underline !important;
    }
  }
`
