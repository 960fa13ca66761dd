import { useId } from 'react'
import { styled } from 'styled-components'
import type { BlockOf } from '../../schemas/blocks/index.ts'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import { choiceStyle } from '../parts/choice-style.ts'
import { leastFieldText } from '../parts/control-style.ts'
import { pagerPart } from '../parts/paged-styles.ts'
import { dotBar } from '../parts/dot-style.ts'
import { theme } from '../parts/theme.ts'

interface GalleryProgressProps {
  words: BlockOf<'gallery'>['words']
  /** Pages of all pictures. */
  pages: number
  /** All pictures. */
  count: number
  /** Pages above which a select of all pages is offered. */
  quickJumpAbove: number
}

/**
 * Renders the number of the current page among all pages, set to the first, and a select of all pages (document 1
 * §2.8).
 */
export function GalleryProgress({ words, pages, count, quickJumpAbove }: GalleryProgressProps) {
  const id = useId()
  return (
    <Row data-pages-above={1}>
      <progress value={1} max={pages} aria-label={words.progress} />
      <span data-pages-text={words.page}>{fillText(words.page, { page: 1, count: pages })}</span>
      <span data-items-text={words.total}>{fillText(words.total, { count })}</span>
      {pages > quickJumpAbove && (
        <span data-pages-above={quickJumpAbove}>
          <label htmlFor={id}>{words.jump}</label>{' '}
          <select id={id} autoComplete="off">
            {Array.from({ length: pages }, (_, index) => (
              <option key={index} value={index + 1} data-pages-above={index}>
                {fillText(words.jumpTo, { page: index + 1 })}
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

  ${pagerPart}

  progress {
    ${dotBar}
    width: 100%;
    border: 0;
    background: ${theme.color.line};
    appearance: none;
  }

  /* Each engine names the lit part differently, and drops a rule with an unknown name. */
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
    font-size: max(${theme.font.small}, ${leastFieldText});
  }
`
