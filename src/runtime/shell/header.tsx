import { styled } from 'styled-components'
import { Link } from '../../../block-library/parts/link.tsx'
import { ButtonLink } from '../../../block-library/parts/button.tsx'
import { Width } from '../../../block-library/parts/section.tsx'
import { layer, media, theme } from '../../../block-library/parts/theme.ts'
import { DesktopNav } from './desktop-nav.tsx'
import { Icon } from './icon.tsx'
import { iconButton } from './icon-button.ts'
import { Languages } from './languages.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { openMenu } from './open-menu.ts'
import { roomy } from './roomy.ts'
import type { ShellData } from './shell.tsx'

/** Renders the header, transparent at the top and black past 50 px (document 1 §9), with links or the menu. */
export function Header({ site, alternates }: ShellData) {
  const { words } = site
  return (
    <Bar data-behaviour="header">
      <Row>
        <Home to={site.local?.root ?? '/'} aria-label={words.home.replace('{brand}', site.brand)}>
          <Logo site={site} />
        </Home>
        <Fit>
          <Large>
            <DesktopNav words={words} links={site.headerLinks} />
            {alternates && <Languages site={site} alternates={alternates} />}
            {site.search !== undefined && (
              <SearchLink to={site.search} aria-label={words.search}>
                <Icon name="search" />
              </SearchLink>
            )}
            <Contact button={site.contactButton} />
          </Large>
          <Small>
            <Contact button={site.mobileContactButton} />
            <MobileMenu site={site} alternates={alternates} />
          </Small>
        </Fit>
      </Row>
    </Bar>
  )
}

/** In `Fit`, links that fit into the line beside the name. */
const fitting = '@container (min-height: 1px)'

/*
 * The scroll animation `turn-solid` (src/publish/app/brand-style.ts) switches `--ground` and the colours of the words at
 * 50 px. The black background is on a pseudo-element, because browsers start no transition on the animated element itself.
 */
const Bar = styled.header`
  container-type: inline-size;
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  background: linear-gradient(${theme.gradient.header});
  color: ${theme.color.text};

  ${media.cramped} {
    position: absolute;
  }

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--ground);
    transition: background-color ${theme.motion.calm};
  }

  &[data-solid],
  &:has(${openMenu}) {
    --ground: ${theme.color.bar};
  }

  @supports (animation-timeline: scroll()) {
    animation: turn-solid linear both;
    animation-timeline: scroll(root);
    animation-range: 50px 51px;
  }
`

/** Width of button and menu in a wide header, beside the name. */
const wideSmall = '14rem'

const Row = styled(Width)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.5rem;
  min-height: ${theme.size.header};

  ${roomy} {
    flex-wrap: wrap;
    align-items: stretch;
  }
`

const Home = styled(Link)`
  display: inline-flex;
  flex-shrink: 99999;
  align-items: center;
  min-height: ${theme.size.touch};
  color: inherit;
  text-decoration: none;

  ${roomy} {
    max-width: calc(100% - ${wideSmall});
    min-height: ${theme.size.header};
  }
`

/**
 * Measures whether the links fit beside the name: links that do not fit wrap to a second line, which has no height. A
 * container ignores its content in its inline direction only, which is vertical here, so that the links give its width.
 */
const Fit = styled.div`
  display: contents;

  ${roomy} {
    container-type: inline-size;
    position: relative;
    display: flex;
    flex: auto;
    flex-direction: column;
    justify-content: flex-end;
    max-width: 100%;
    writing-mode: vertical-lr;

    [dir='rtl'] & {
      writing-mode: vertical-rl;
    }

    > * {
      writing-mode: horizontal-tb;
    }
  }
`

const Large = styled.div`
  display: none;

  ${roomy} {
    display: flex;
    flex: none;
    align-items: center;
    gap: 1.5rem;
    height: ${theme.size.header};
    white-space: nowrap;
    visibility: hidden;
  }

  ${fitting} {
    visibility: visible;
  }

  /* The page's own language is in the menu only, where there is room. */
  [hreflang][aria-current] {
    display: none;
  }
`

const Small = styled.div`
  display: flex;
  /* The name of the site wraps between its words before the label of the button breaks within one. */
  flex: none;
  align-items: center;
  max-width: 75%;
  gap: min(0.5rem, 2vw);

  @container (max-width: 22rem) {
    flex-shrink: 1;
  }

  ${roomy} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    max-width: ${wideSmall};
    height: ${theme.size.header};
  }

  ${fitting} {
    display: none;
  }
`

const SearchLink = styled(Link)`
  ${iconButton}

  color: inherit;
`

const Contact = styled(ButtonLink)`
  min-height: ${theme.size.touch};
  padding: 0.5rem min(1.25rem, 5vw);
  font-size: ${theme.font.small};
  /* A long address or large text wraps, so that the menu stays in the window. */
  min-width: 0;
  overflow-wrap: break-word;

  @container (max-width: 15rem) {
    padding-inline: 0.25rem;
  }
`
