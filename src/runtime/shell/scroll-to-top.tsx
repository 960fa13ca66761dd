import { styled } from 'styled-components'
import { media, theme } from '../../../block-library/parts/theme.ts'

/**
 * Renders a link to the top that appears past 300 px (document 1 §9). Its ring shows the part of the page that has been
 * read.
 */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <Round href="#content" aria-label={label} data-behaviour="scroll-to-top">
      <svg viewBox="0 0 48 48" width="48" height="48" fill="none" strokeWidth="2.5" aria-hidden>
        <circle cx="24" cy="24" r="21" stroke={theme.color.line} />
        <Progress
          cx="24"
          cy="24"
          r="21"
          stroke={theme.color.signal}
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset="1"
          transform="rotate(-90 24 24)"
        />
        <path d="M17 27l7-7 7 7" stroke="currentColor" />
      </svg>
    </Round>
  )
}

const Progress = styled.circle`
  @supports (animation-timeline: scroll()) {
    animation: fill-ring linear both;
    animation-timeline: scroll(root);
  }

  @keyframes fill-ring {
    to {
      stroke-dashoffset: 0;
    }
  }
`

/* While shown it inherits its visibility, since a form in view hides floating buttons. */
const Round = styled.a`
  display: grid;
  place-items: center;
  width: min(${theme.size.control}, 12.5vw);
  height: min(${theme.size.control}, 12.5vw);
  border-radius: ${theme.radius.round};
  background: ${theme.color.bar};
  color: ${theme.color.text};
  box-shadow: ${theme.elevation.float};
  visibility: hidden;

  &[data-shown] {
    visibility: inherit;
  }

  ${media.noScript} {
    visibility: inherit;
  }

  @supports (animation-timeline: scroll()) {
    animation: show-link linear both;
    animation-timeline: scroll(root);
    animation-range: 300px 301px;
  }

  @keyframes show-link {
    from {
      visibility: hidden;
    }

    to {
      visibility: inherit;
    }
  }

  &:hover {
    color: ${theme.color.signal};
  }
`
