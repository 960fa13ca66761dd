import { styled } from 'styled-components'
import { overPicture, theme, way } from './theme.ts'
import { useWords } from '../contract/words-context.tsx'

const drawings = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 6l10 6-10 6z',
}

/** Renders a round control of a part that moves by itself. The pause control also plays (`watch-playing.ts`). */
export function CarouselButton({ action }: { action: 'previous' | 'next' | 'pause' }) {
  const words = useWords()
  const pauses = action === 'pause'
  return (
    <Round
      type="button"
      aria-label={words[action]}
      data-action={action}
      data-other-label={pauses ? words.play : undefined}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={drawings[action]} />
        {pauses && <path d={drawings.play} />}
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
  ${overPicture}
  cursor: pointer;
  transition: border-color ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.signal};
    color: ${theme.color.signal};
  }

  &:active {
    background: ${theme.color.dark};
  }

  &:not([data-action='pause'], [data-action='play']) > svg {
    scale: ${way} 1;
  }

  &[hidden],
  &[data-action='pause'] path + path,
  &[data-action='play'] path:first-child {
    display: none;
  }
`
