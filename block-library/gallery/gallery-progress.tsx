import { useId } from 'react'
import { styled } from 'styled-components'
import { choiceLook } from '../shared/choice-style.ts'
import { pixelBar } from '../shared/pixel-style.ts'
import { theme } from '../shared/theme.ts'

interface GalleryProgressProps {
  page: number
  count: number
  setPage: (page: number) => void
  /** Pictures in all. */
  total: number
  /** Offers a select of all pages. */
  quickJump: boolean
}

/** How far through the pictures the visitor is, and with many pages a way to any of them (document 1 §2.8). */
export function GalleryProgress({ page, count, setPage, total, quickJump }: GalleryProgressProps) {
  const id = useId()
  return (
    <Row>
      <progress value={page} max={count} aria-label="Progress through the pages" />
      <span>
        Page {page} of {count}
      </span>
      <span>{total} images</span>
      {quickJump && (
        <span>
          <label htmlFor={id}>Quick jump:</label>{' '}
          <select id={id} value={page} onChange={({ target }) => setPage(Number(target.value))}>
            {Array.from({ length: count }, (_, index) => (
              <option key={index} value={index + 1}>
                Page {index + 1}
              </option>
            ))}
          </select>
        </span>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-top: 2rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  progress {
    ${pixelBar}
    width: 100%;
    border: 0;
    background: ${theme.color.line};
    appearance: none;
  }

  /* Each engine has its own name for the lit part, and drops a rule that names another's. */
  progress::-webkit-progress-bar {
    background: none;
  }

  progress::-webkit-progress-value {
    background: ${theme.color.accent};
  }

  progress::-moz-progress-bar {
    background: ${theme.color.accent};
  }

  select {
    ${choiceLook}
    background: ${theme.color.stage};
  }
`
