import { styled } from 'styled-components'
import { phoneAddress } from '../../../block-library/parts/phone-address.ts'
import { placesOf } from '../../../block-library/parts/places-of.ts'
import { Link } from '../../../block-library/parts/link.tsx'
import { Width } from '../../../block-library/parts/section.tsx'
import { dotRule } from '../../../block-library/parts/dot-style.ts'
import { media, theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'

/** Renders blurb, quick links, contact, social links and copyright (document 1 §2.2). */
export function Footer({ site }: { site: Site }) {
  const { year, parent, text } = site.copyright
  const { hours, facts } = site.company
  const { footerHeadings: headings, words } = site
  const [before, after] = text
    .replace('{year}', String(year))
    .replace('{brand}', site.brand)
    .split('{parent}')
  return (
    <Ground>
      <Measure>
        <Columns>
          <Blurb data-screen-only>
            <Logo site={site} />
            <p>{site.tagline}</p>
          </Blurb>
          <nav aria-labelledby="quick-links">
            <Title id="quick-links">{headings.links}</Title>
            <List>
              {site.footerLinks.map(({ label, to }, index) => (
                <li key={index}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </List>
          </nav>
          <div>
            <Title>{headings.contact}</Title>
            <List>
              <li>{site.cities.join(', ')}</li>
              <li>
                <a href={phoneAddress(site.phone)}>{site.phone}</a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              {hours && <li>{hours}</li>}
              {placesOf(site).map(
                ({ name, phone, hours: open }, index) =>
                  (phone ?? open) && (
                    <li key={index}>
                      {name}
                      {open && <div>{open}</div>}
                      {phone && (
                        <div>
                          <a href={phone.href}>{phone.label}</a>
                        </div>
                      )}
                    </li>
                  ),
              )}
            </List>
          </div>
          {site.socials.length > 0 && (
            <div data-screen-only>
              <Title>{headings.socials}</Title>
              <Socials>
                {site.socials.map(({ label, href, icon }, index) => (
                  <li key={index}>
                    <a
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={words.newTab.replace('{label}', label)}
                    >
                      <Icon name={icon} />
                    </a>
                  </li>
                ))}
              </Socials>
            </div>
          )}
        </Columns>
        <Copyright>
          {site.local?.isDraft && <p role="note">{words.machineTranslated}</p>}
          {before}
          {parent && (
            <a href={parent.href} target="_blank" rel="noopener noreferrer">
              {parent.label}
            </a>
          )}
          {after}
          {facts.length > 0 && <p>{facts.map(({ label, value }) => `${label} ${value}`).join(' · ')}</p>}
        </Copyright>
      </Measure>
    </Ground>
  )
}

/** Distance between the rows of the footer. */
const gap = 'clamp(1rem, 1.5vw, 1.5rem)'

const Ground = styled.footer`
  background: ${theme.color.bar};
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  /* Room for the tab bar. */
  padding-block: 1.5rem calc(${theme.size.tabs} + 1rem + env(safe-area-inset-bottom));

  ${media.large} {
    padding-block: 1.25rem;
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
    color: ${theme.color.signal};
    text-decoration: underline;
  }
`

const Measure = styled(Width)`
  &::before {
    content: '';
    display: block;
    margin-bottom: ${gap};
    ${dotRule}
  }
`

const Blurb = styled.div`
  > :first-child {
    color: ${theme.color.text};
  }

  grid-column: 1 / -1;

  p {
    margin-top: 0.75rem;
    color: ${theme.color.text};
    line-height: ${theme.leading.row};
    text-wrap: balance;
  }

  ${media.medium} {
    grid-column: auto;

    p {
      max-width: 26ch;
      margin-top: 1.5rem;
      font-size: ${theme.font.subtitle};
    }
  }
`

/** Two columns on a phone, with the links beside the contact data; one column if the text is enlarged. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1rem;

  > nav {
    grid-row: span 2;
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    gap: 2.5rem ${theme.space.columns};

    > nav {
      grid-row: auto;
    }
  }

  ${media.large} {
    grid-template-columns: 4fr 3fr 3fr 2fr;

    > nav > ul {
      columns: 2;
    }
  }
`

const Title = styled.h2`
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.strong};
`

const List = styled.ul`
  list-style: '';

  ${media.medium} {
    margin-top: 0.5rem;
  }

  li:not(:has(a)) {
    padding-block: 0.625rem;
  }
`

const Socials = styled(List)`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -0.625rem;

  a {
    justify-content: center;
  }
`

const Copyright = styled.div`
  margin-top: ${gap};
  /* Leaves room for the floating buttons. */
  padding-top: 0.75rem;
  padding-inline-end: 4rem;
  border-top: 1px solid ${theme.color.line};
  line-height: ${theme.leading.row};

  /* A name of several words wraps as a text. */
  a {
    display: inline;
    padding-block: 1rem;
    text-decoration: underline;
  }
`
