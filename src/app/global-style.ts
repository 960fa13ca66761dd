import { createGlobalStyle } from 'styled-components'
import { media, theme } from '../../block-library/shared/theme.ts'

/** The ground everything stands on. */
export const GlobalStyle = createGlobalStyle`
  /* Metrics of the fallback match the web font's, so that nothing moves when it arrives. */
  @font-face {
    font-family: 'Archivo Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 101%;
    ascent-override: 87%;
    descent-override: 21%;
    line-gap-override: 0%;
  }

  *, ::before, ::after {
    box-sizing: border-box;
  }

  :where(h1, h2, h3, h4, h5, h6, p, ul, ol, figure) {
    margin: 0;
    padding: 0;
  }

  html {
    background: ${theme.color.stage};
    color: ${theme.color.text};
    color-scheme: dark;
    scroll-padding-top: 6rem;
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    font: 400 ${theme.font.body}/1.6 ${theme.font.family};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  :focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  /* Without a script nothing answers a button or sends a form; what stands beside them says so. */
  ${media.noScript} {
    button, select, form {
      display: none !important;
    }
  }

  ${media.still} {
    *, ::before, ::after {
      animation-duration: 1ms !important;
      transition-duration: 1ms !important;
    }
  }
`
