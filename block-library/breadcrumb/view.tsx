import { styled } from 'styled-components'
import { Link } from '../parts/link.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { Width } from '../parts/section.tsx'
import { forwards, theme } from '../parts/theme.ts'
import { useWords } from '../contract/words-context.tsx'
import type { bindBreadcrumb } from './block.ts'

/** Renders the page's place in the site, with links to the pages above it. */
export function Breadcrumb({ links, current }: ViewProps<typeof bindBreadcrumb>) {
  const words = useWords()
  return (
    <Bar aria-label={words.breadcrumb}>
      <Width>
        <List>
          {links.map(({ label, to }, index) => (
            <li key={index}>
              <Step to={to}>{label}</Step>
            </li>
          ))}
          <li>
            <Here aria-current="page">{current}</Here>
          </li>
        </List>
      </Width>
    </Bar>
  )
}

const Bar = styled.nav`
  font-size: ${theme.font.small};
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  list-style: '';

  li {
    display: flex;
    align-items: center;
  }

  li + li::before {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    margin-inline: 0.375rem 0.625rem;
    border: solid ${theme.color.muted};
    border-width: 1.5px 1.5px 0 0;
    rotate: ${forwards};
  }
`

const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  color: ${theme.color.muted};
  text-decoration: none;

  &:hover {
    color: ${theme.color.text};
    text-decoration: underline;
  }
`

const Here = styled.span`
  color: ${theme.color.text};
`
