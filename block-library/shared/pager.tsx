import { styled } from 'styled-components'
import { theme } from './theme.ts'

interface PagerProps {
  /** What is paged, for those who hear it. */
  label: string
  page: number
  count: number
  setPage: (page: number) => void
}

/** Previous, a button per page, next; nothing where there is one page. */
export function Pager({ label, page, count, setPage }: PagerProps) {
  if (count < 2) return null
  return (
    <Bar aria-label={`${label}, pages`}>
      <Step type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
        Previous
      </Step>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <Step
          key={number}
          type="button"
          title={`Go to page ${number}`}
          aria-label={`Go to page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => setPage(number)}
        >
          {number}
        </Step>
      ))}
      <Step type="button" disabled={page === count} onClick={() => setPage(page + 1)}>
        Next
      </Step>
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 2.5rem;
`

const Step = styled.button`
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.color.text};
  font: inherit;
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${theme.color.accent};
  }

  &[aria-current] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  &:disabled {
    color: #6b7580;
    cursor: not-allowed;
  }
`
