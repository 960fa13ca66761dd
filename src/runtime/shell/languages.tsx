import { styled } from 'styled-components'
import { layer, media, theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Alternate } from '../../../schemas/shared/language.ts'

interface LanguagesProps {
  site: Site
  alternates: Alternate[] | undefined
}

/** Renders links to the page in its other languages, and a note on a page that a machine has translated. */
export function Languages({ site: { language, local, words }, alternates }: LanguagesProps) {
  return (
    <Corner aria-label={words.languages}>
      {alternates && (
        <nav aria-label={words.languages} data-behaviour="languages">
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
        </nav>
      )}
      {local?.isDraft && <p role="note">{words.machineTranslated}</p>}
    </Corner>
  )
}

/** Lies in a corner below the header, and scrolls away with the page. It is after the page in the document. */
const Corner = styled.aside`
  position: absolute;
  z-index: ${layer.floating};
  inset: calc(${theme.size.header} + 0.25rem) ${theme.space.gutter} auto auto;
  max-width: min(24rem, 100vw - 2 * ${theme.space.gutter});
  padding-inline: 0.75rem;
  border-radius: ${theme.radius.small};
  background: ${theme.color.bar};
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  /* Follows the page on a small screen, where it would cover a breadcrumb or most of the first picture. */
  ${media.small} {
    position: static;
    margin-inline: ${theme.space.gutter};
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    color: inherit;
  }

  [aria-current] {
    text-decoration: none;
    font-weight: ${theme.weight.strong};
  }

  p {
    padding-bottom: 0.5rem;
    font-size: ${theme.font.micro};
  }
`
