import { styled } from 'styled-components'
import { choiceStyle } from './choice-style.ts'
import { theme } from './theme.ts'
import { useWords } from './words-context.tsx'

interface PagerProps {
  /** What is paged, for those who hear it. */
  label: string
  page: number
  count: number
  setPage: (page: number) => void
}

/** Previous, a button per page, next; nothing where there is one page. */
export function Pager({ label, page, count, setPage }: PagerProps) {
  const words = useWords()
  if (count < 2) return null
  return (
    <Bar aria-label={words.pages.replace('{label}', label)}>
      <Step type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
        {words.previous}
      </Step>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => {
        const name = words.page.replace('{page}', String(number))
        return (
          <Step
            key={number}
            type="button"
            title={name}
            aria-label={name}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => setPage(number)}
          >
            {number}
          </Step>
        )
      })}
      <Step type="button" disabled={page === count} onClick={() => setPage(page + 1)}>
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
`

const Step = styled.button`
  ${choiceStyle}
  min-width: ${theme.size.touch};
  padding-inline: 0.875rem;
  font-variant-numeric: tabular-nums;
`
