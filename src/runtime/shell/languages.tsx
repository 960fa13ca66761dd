import { styled } from 'styled-components'
import { theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Alternate } from '../../../schemas/shared/language.ts'

interface LanguagesProps {
  site: Pick<Site, 'language' | 'words'>
  alternates: Alternate[]
  /** Whether the links are a part of the menu, which is a landmark itself. */
  inMenu?: boolean
}

/** Renders links to the page in its languages. The page's own language is marked. */
export function Languages({ site: { language, words }, alternates, inMenu = false }: LanguagesProps) {
  return (
    <List
      as={inMenu ? 'div' : 'nav'}
      role={inMenu ? 'group' : undefined}
      aria-label={words.languages}
      data-behaviour="languages"
    >
      {alternates.map(({ tag, name, path }) => (
        <a
          key={tag}
          href={path}
          lang={tag}
          hrefLang={tag}
          aria-current={tag === language ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </List>
  )
}

const List = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.25rem;
  margin-inline-start: -0.5rem;
  color: ${theme.color.text};
  font-size: ${theme.font.small};

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    padding-inline: 0.5rem;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.signal};
  }

  [aria-current] {
    font-weight: ${theme.weight.strong};
  }
`
