import { styled } from 'styled-components'
import { Link } from '../../block-library/shared/link.tsx'
import { ButtonLink } from '../../block-library/shared/button.tsx'
import { Width } from '../../block-library/shared/section.tsx'
import { media, theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'
import { DesktopNav } from './desktop-nav.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useScroll } from './use-scroll.ts'

/** Transparent at the top, solid black past 50 px (document 1 §9). Large screens get the links, small ones the menu. */
export function Header({ site }: { site: Site }) {
  const { words } = site
  const solid = useScroll(() => window.scrollY > 50) ?? false
  return (
    <Bar data-solid={solid || undefined}>
      <Row>
        <Home to="/" aria-label={words.home.replace('{brand}', site.brand)}>
          <Logo brand={site.brand} />
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

/* By an attribute: a class of its own would bring rules that the published page has not (`src/app/published-styles.ts`). */
const Bar = styled.header`
  position: fixed;
  z-index: ${theme.layer.header};
  inset: 0 0 auto;
  background: linear-gradient(${theme.color.veil} 40%, #07080b00);
  transition: background ${theme.motion.calm};

  ${media.cramped} {
    position: absolute;
  }

  &[data-solid],
  &:has([aria-expanded='true']) {
    background: ${theme.color.black};
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
  align-items: center;
  min-height: ${theme.size.touch};
  color: inherit;
  text-decoration: none;
`

const Large = styled.div`
  display: none;

  ${media.large} {
    display: flex;
    align-items: center;
    gap: 2rem;
  }
`

const Small = styled.div`
  display: flex;
  align-items: center;
  gap: min(0.5rem, 2vw);

  ${media.large} {
    display: none;
  }
`

const Contact = styled(ButtonLink)`
  min-height: ${theme.size.touch};
  padding: 0.5rem min(1.25rem, 5vw);
  font-size: ${theme.font.small};
`
