import { styled } from 'styled-components'
import { Link } from '../../../block-library/parts/link.tsx'
import { ButtonLink } from '../../../block-library/parts/button.tsx'
import { Width } from '../../../block-library/parts/section.tsx'
import { layer, media, theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import { DesktopNav } from './desktop-nav.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { openMenu } from './open-menu.ts'

/** Renders the header, transparent at the top and black past 50 px (document 1 §9), with links or the menu. */
export function Header({ site }: { site: Site }) {
  const { words } = site
  return (
    <Bar data-behaviour="header">
      <Row>
        <Home to={site.local?.root ?? '/'} aria-label={words.home.replace('{brand}', site.brand)}>
          <Logo site={site} />
        </Home>
        <Large>
          <DesktopNav words={words} links={site.headerLinks} />
          <Contact button={site.contactButton} />
        </Large>
        <Small>
          <Contact button={site.mobileContactButton} />
          <MobileMenu label={words.menu} links={site.menuLinks} />
        </Small>
      </Row>
    </Bar>
  )
}

/**
 * The width from which all links fit into one line. A container's `rem` grows with the text, so that enlarged text
 * turns the links into the menu.
 */
const roomy = '@container (min-width: 64rem)'

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

const Row = styled(Width)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-height: ${theme.size.header};
`

const Home = styled(Link)`
  display: inline-flex;
  flex-shrink: 1000;
  align-items: center;
  min-height: ${theme.size.touch};
  color: inherit;
  text-decoration: none;
`

const Large = styled.div`
  display: none;

  ${roomy} {
    display: flex;
    align-items: center;
    gap: 2rem;
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
    display: none;
  }
`

const Contact = styled(ButtonLink)`
  min-height: ${theme.size.touch};
  padding: 0.5rem min(1.25rem, 5vw);
  font-size: ${theme.font.small};
  /* A long address or large text wraps, so that the menu stays in the window. */
  overflow-wrap: anywhere;

  @container (max-width: 15rem) {
    padding-inline: 0.25rem;
  }
`
