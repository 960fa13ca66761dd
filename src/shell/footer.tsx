import { styled } from 'styled-components'
import { Link } from '../../block-library/shared/link.tsx'
import { Width } from '../../block-library/shared/section.tsx'
import { pixelRule } from '../../block-library/shared/led.ts'
import { media, theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'

/** Blurb, quick links, contact, social links and copyright (document 1 §2.2). */
export function Footer({ site }: { site: Site }) {
  const { year, parent } = site.copyright
  const { hours, gstin, certificates, warranty } = site.company
  const facts = [gstin && `GSTIN ${gstin}`, ...certificates, warranty].filter(Boolean)
  return (
    <Ground>
      <Measure>
        <Columns>
          <Blurb>
            <Logo brand={site.brand} />
            <p>{site.tagline}</p>
          </Blurb>
          <nav aria-labelledby="quick-links">
            <Title id="quick-links">Quick Links</Title>
            <Links>
              {site.footerLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </Links>
          </nav>
          <div>
            <Title>Contact Us</Title>
            <List>
              <li>{site.cities.join(', ')}</li>
              <li>
                <a href={`tel:${site.phone.replaceAll(/[^\d+]/g, '')}`}>{site.phone}</a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              {hours && <li>{hours}</li>}
            </List>
          </div>
          <div>
            <Title>Social Links</Title>
            <Socials>
              {site.socials.map(({ label, href, icon }) => (
                <li key={href}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${label} (opens in a new tab)`}
                  >
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </Socials>
          </div>
        </Columns>
        <Copyright>
          © {year} {site.brand}. A brand of{' '}
          <a href={parent.href} target="_blank" rel="noopener noreferrer">
            {parent.label}
          </a>
          . All rights reserved.
          {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        </Copyright>
      </Measure>
    </Ground>
  )
}

const Ground = styled.footer`
  background: ${theme.color.black};
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  /* Room for the tab bar. */
  padding-block: 2rem calc(${theme.size.tabs} + 2.5rem + env(safe-area-inset-bottom));

  ${media.large} {
    padding-bottom: 2rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`

const Measure = styled(Width)`
  &::before {
    content: '';
    display: block;
    margin-bottom: ${theme.space.rows};
    ${pixelRule}
  }
`

const Blurb = styled.div`
  > :first-child {
    color: ${theme.color.text};
  }

  p {
    max-width: 26ch;
    margin-top: 1.5rem;
    color: ${theme.color.text};
    font-size: ${theme.font.subtitle};
    line-height: ${theme.leading.row};
    text-wrap: balance;
  }
`

const Columns = styled.div`
  display: grid;
  gap: 2.5rem ${theme.space.columns};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.large} {
    grid-template-columns: 5fr 2fr 3fr 2fr;
  }
`

const Title = styled.h2`
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.strong};
`

const List = styled.ul`
  margin-top: 0.5rem;
  list-style: none;

  li:not(:has(a)) {
    padding-block: 0.625rem;
  }
`

/** Short entries stand in two columns on a small screen. */
const Links = styled(List)`
  columns: 2;

  ${media.medium} {
    columns: 1;
  }
`

const Socials = styled(List)`
  display: flex;
  gap: 0.25rem;
  margin-left: -0.625rem;

  a {
    justify-content: center;
  }
`

const Copyright = styled.div`
  margin-top: ${theme.space.rows};
  padding-top: 1.5rem;
  border-top: 1px solid ${theme.color.line};

  a {
    text-decoration: underline;
  }
`
