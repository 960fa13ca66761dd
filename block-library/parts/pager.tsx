import { styled } from 'styled-components'
import { choiceStyle } from './choice-style.ts'
import { pagerPart } from './paged-styles.ts'
import { theme } from './theme.ts'
import { useWords } from '../contract/words-context.tsx'

interface PagerProps {
  /** Names the list for screen readers. */
  label: string
  /** Pages of the whole list. */
  pages: number
}

/** Renders previous, a button per page and next (`pages.behaviour.ts`), at the first page; nothing for one page. */
export function Pager({ label, pages }: PagerProps) {
  const words = useWords()
  if (pages < 2) return null
  return (
    <Bar aria-label={words.pages.replace('{label}', label)} data-pages-above={1}>
      <Step type="button" disabled data-step={-1}>
        {words.previous}
      </Step>
      {Array.from({ length: pages }, (_, index) => {
        const name = words.page.replace('{page}', String(index + 1))
        return (
          <Step
            key={index}
            type="button"
            title={name}
            aria-label={name}
            aria-current={index === 0 ? 'page' : undefined}
            data-page={index + 1}
            data-pages-above={index}
          >
            {index + 1}
          </Step>
        )
      })}
      <Step type="button" data-step={1}>
        {words.next}
      </Step>
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.seam};
  margin-top: 2.5rem;

  ${pagerPart}
`

const Step = styled.button`
  ${choiceStyle}
  min-width: ${theme.size.touch};
  padding-inline: 0.875rem;
  font-variant-numeric: tabular-nums;
`
