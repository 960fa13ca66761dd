import { styled } from 'styled-components'
import { theme } from '../../block-library/shared/theme.ts'
import { useReducedMotion } from '../../block-library/shared/use-auto-advance.ts'
import { useScroll } from './use-scroll.ts'

const radius = 21
const length = 2 * Math.PI * radius

/**
 * Appears past 300 px (document 1 §9); the ring shows how much of the page is read. It is always there, so that the published
 * page has its rules, which are costly to add (`src/app/published-styles.ts`).
 */
export function ScrollToTop({ label }: { label: string }) {
  const percent = useScroll(readPercent)
  const reduced = useReducedMotion()
  const isShown = percent !== undefined
  return (
    <Round
      type="button"
      hidden={!isShown}
      aria-label={label}
      onClick={() => {
        // Were it hidden while it has the focus, the way up would end there; and who uses keys goes on from the top.
        document.querySelector('main')?.focus({ preventScroll: true })
        window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' })
      }}
    >
      {isShown && <Ring percent={percent} />}
    </Round>
  )
}

function Ring({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" fill="none" strokeWidth="2.5" aria-hidden>
      <circle cx="24" cy="24" r={radius} stroke={theme.color.line} />
      <circle
        cx="24"
        cy="24"
        r={radius}
        stroke={theme.color.accent}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - percent / 100)}
        transform="rotate(-90 24 24)"
      />
      <path d="M17 27l7-7 7 7" stroke="currentColor" />
    </svg>
  )
}

/** The read part of the page in whole percent; undefined near the top. */
function readPercent(): number | undefined {
  if (window.scrollY <= 300) return undefined
  const whole = document.documentElement.scrollHeight - window.innerHeight
  return Math.min(100, Math.round((window.scrollY / Math.max(whole, 1)) * 100))
}

const Round = styled.button`
  display: grid;
  place-items: center;
  width: min(${theme.size.control}, 12.5vw);
  height: min(${theme.size.control}, 12.5vw);
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  background: ${theme.color.black};
  color: ${theme.color.text};
  box-shadow: ${theme.elevation.float};
  cursor: pointer;

  &:hover {
    color: ${theme.color.accent};
  }

  &[hidden] {
    display: none;
  }
`
