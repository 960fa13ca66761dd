import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Width } from '../../block-library/shared/section.tsx'
import { media, subPixels, theme } from '../../block-library/shared/theme.ts'
import type { Site } from '../../schemas/site.ts'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'

/** Blurb, quick links, contact, social links and copyright (document 1 §2.2). */
export function Footer({ site }: { site: Site }) {
  const { year, parent } = site.copyright
  return (
    <Ground>
      <Width>
        <Columns>
          <Blurb>
            <Logo brand={site.brand} />
            <p>{site.tagline}</p>
          </Blurb>
          <nav aria-labelledby="quick-links">
            <Title id="quick-links">Quick Links</Title>
            <List>
              {site.footerLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </List>
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
        </Copyright>
      </Width>
    </Ground>
  )
}

const Ground = styled.footer`
  border-top: 0.1875rem solid;
  border-image: ${subPixels} 1;
  background: #000;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  /* Room for the tab bar. */
  padding-block: 4rem calc(6.5rem + env(safe-area-inset-bottom));

  ${media.large} {
    padding-bottom: 2rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`

const Blurb = styled.div`
  > :first-child {
    color: ${theme.color.text};
  }

  p {
    max-width: 34ch;
    margin-top: 1rem;
  }
`

const Columns = styled.div`
  display: grid;
  gap: 2.5rem;
  color: ${theme.color.muted};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.large} {
    grid-template-columns: 2fr 1fr 1.5fr 1fr;
  }
`

const Title = styled.h2`
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  font-weight: 600;
`

const List = styled.ul`
  margin-top: 0.5rem;
  list-style: none;

  li:not(:has(a)) {
    padding-block: 0.625rem;
  }
`

const Socials = styled(List)`
  display: flex;
  gap: 0.25rem;
  margin-left: -0.625rem;

  a {
    justify-content: center;
    min-width: 2.75rem;
  }
`

const Copyright = styled.div`
  margin-top: 3rem;
  padding-top: 1.5rem;
  border-top: 1px solid ${theme.color.line};

  a {
    text-decoration: underline;
  }
`
