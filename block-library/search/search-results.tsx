import { Fragment } from 'react'
import { styled } from 'styled-components'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import { linkStyle } from '../parts/button.tsx'
import { choiceStyle } from '../parts/choice-style.ts'
import { RowTitle } from '../parts/heading.tsx'
import { Link } from '../parts/link.tsx'
import { theme } from '../parts/theme.ts'
import type { SearchProps } from './search.island.tsx'
import type { Hit } from './search-index.ts'
import type { Results } from './use-search.ts'

interface SearchResultsProps extends Pick<SearchProps, 'kinds' | 'links' | 'words' | 'other'> {
  results: Results | 'failed' | undefined
  onMore: () => void
}

/** Renders the results of the page's language, then those of the site's own. Screen readers hear their number. */
export function SearchResults({ results, kinds, links, words, other, onMore }: SearchResultsProps) {
  const { query = '', pages, others } = results === 'failed' || !results ? {} : results
  const count = (pages?.count ?? 0) + (others?.count ?? 0)
  const labels = new Map(kinds.map(({ kind, label }) => [kind, label]))
  const summary = count > 0 ? fillText(words.results, { count, query }) : fillText(words.none, { query })
  const hasMore = [pages, others].some((part) => part && part.count > part.hits.length)
  return (
    <>
      {import.meta.env.DEV && <Status>Development searches the pages of the last “npm run build”.</Status>}
      <Status role="status">{results === 'failed' ? words.failed : results && summary}</Status>
      {pages && <HitList hits={pages.hits} labels={labels} />}
      {other && others && others.count > 0 && (
        <>
          <RowTitle>{fillText(words.others, { language: other.name })}</RowTitle>
          <HitList hits={others.hits} labels={labels} lang={other.tag} />
        </>
      )}
      {hasMore && (
        <More type="button" onClick={onMore}>
          {words.more}
        </More>
      )}
      {results && count === 0 && (
        <>
          <p>{words.advice}</p>
          <Links>
            {links.map(({ to, label }, index) => (
              <li key={index}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Links>
        </>
      )}
    </>
  )
}

function HitList({ hits, labels, lang }: { hits: Hit[]; labels: Map<string, string>; lang?: string }) {
  return (
    <List lang={lang}>
      {hits.map(({ address, title, kind, passage }) => (
        <li key={address}>
          <Link to={address} hrefLang={lang}>
            {title}
          </Link>
          {labels.has(kind) && <Kind>{labels.get(kind)}</Kind>}
          <p>
            {passage.map((text, place) =>
              place % 2 === 1 ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
            )}
          </p>
        </li>
      ))}
    </List>
  )
}

const Status = styled.p`
  min-height: 1lh;
  margin-block: 1.5rem 1rem;
  color: ${theme.color.muted};
`

const List = styled.ol`
  max-width: 46rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block: 0.5rem 1rem;
    border-top: 1px solid ${theme.color.line};
  }

  a {
    ${linkStyle}

    margin-inline-end: 0.75rem;
  }

  p {
    margin: 0;
    color: ${theme.color.muted};
  }

  mark {
    background: none;
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
`

const Links = styled.ul`
  margin-block: 0.5rem;
  padding: 0;
  list-style: '';

  a {
    ${linkStyle}
  }
`

const Kind = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`

const More = styled.button`
  ${choiceStyle}
`
