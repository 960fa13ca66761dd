import { styled } from 'styled-components'
import { theme } from './theme.ts'

const actions = {
  previous: { label: 'Previous', path: 'M15 5l-7 7 7 7' },
  next: { label: 'Next', path: 'M9 5l7 7-7 7' },
  pause: { label: 'Pause', path: 'M9 6v12M15 6v12' },
  play: { label: 'Play', path: 'M8 6l10 6-10 6z' },
}

/** A round control of whatever moves by itself. */
export function CarouselButton({ action, onClick }: { action: keyof typeof actions; onClick: () => void }) {
  const { label, path } = actions[action]
  return (
    <Round type="button" aria-label={label} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={path} />
      </svg>
    </Round>
  )
}

const Round = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.round};
  background: ${theme.color.veil};
  color: ${theme.color.text};
  cursor: pointer;
  transition: border-color ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }

  &:active {
    background: ${theme.color.black};
  }
`
