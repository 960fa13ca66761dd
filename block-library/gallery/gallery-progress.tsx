import { useId } from 'react'
import { styled } from 'styled-components'
import type { BlockOf } from '../../schemas/blocks/index.ts'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import { choiceStyle } from '../shared/choice-style.ts'
import { pixelBar } from '../shared/pixel-style.ts'
import { theme } from '../shared/theme.ts'

interface GalleryProgressProps {
  words: BlockOf<'gallery'>['words']
  page: number
  count: number
  setPage: (page: number) => void
  /** Pictures in all. */
  total: number
  /** Offers a select of all pages. */
  quickJump: boolean
}

/** How far through the pictures the visitor is, and with many pages a way to any of them (document 1 §2.8). */
export function GalleryProgress(props: GalleryProgressProps) {
  const { words, page, count, setPage, total, quickJump } = props
  const id = useId()
  return (
    <Row>
      <progress value={page} max={count} aria-label={words.progress} />
      <span>{fillText(words.page, { page, count })}</span>
      <span>{words.total.replace('{count}', String(total))}</span>
      {quickJump && (
        <span>
          <label htmlFor={id}>{words.jump}</label>{' '}
          <select id={id} value={page} onChange={({ target }) => setPage(Number(target.value))}>
            {Array.from({ length: count }, (_, index) => (
              <option key={index} value={index + 1}>
                {words.jumpTo.replace('{page}', String(index + 1))}
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
    ${choiceStyle}
    background: ${theme.color.stage};
  }
`
