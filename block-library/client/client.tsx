import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { ButtonLink } from '../shared/button.tsx'
import { BlockTitle, Heading, HeadingLevel, ItemTitle } from '../shared/heading.tsx'
import { Initial } from '../shared/initial.tsx'
import { Picture } from '../shared/picture.tsx'
import { Width } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindClient } from './bind.ts'

/** A client's word and the facts beside it; without a client, word that there is none and the way home. */
export function Client(props: PropsFrom<typeof bindClient>) {
  const { client, missing, home, button, achievements, partnership } = props
  if (!client) {
    return (
      <Page>
        <Heading>{missing}</Heading>
        <ButtonLink button={home} />
      </Page>
    )
  }
  const facts = [
    ['Company', client.company],
    ['Industry', client.industry],
    ['Location', client.location],
    ['Partnership', partnership],
  ]
  return (
    <Page>
      <Person>
        <Frame>
          <Picture src={client.src} alt="" />
        </Frame>
        <div>
          <BlockTitle>{client.name}</BlockTitle>
          <p>{client.position}</p>
          <p>{[client.company, client.industry, client.location].filter(Boolean).join(' · ')}</p>
        </div>
      </Person>
      <HeadingLevel value={3}>
        <Columns>
          <div>
            <ItemTitle>Client Testimonial</ItemTitle>
            <Quote>
              <p>{client.testimonial}</p>
              <footer>
                <Initial of={client.name} /> {client.position}
              </footer>
            </Quote>
            <ItemTitle>About This Partnership</ItemTitle>
            <ul>
              {achievements.map((achievement) => (
                <li key={achievement}>{achievement}</li>
              ))}
            </ul>
          </div>
          <Facts>
            {facts.map(([name, value]) =>
              value ? (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </Facts>
        </Columns>
      </HeadingLevel>
      <ButtonLink button={button} />
    </Page>
  )
}

const Page = styled(Width)`
  display: grid;
  justify-items: start;
  gap: 2.5rem;
  padding-block: ${theme.space.section};
`

const Person = styled.div`
  display: grid;
  gap: 1.5rem 2.5rem;
  align-items: end;
  color: ${theme.color.muted};

  h2 {
    margin-bottom: 0.75rem;
    color: ${theme.color.text};
  }

  ${media.medium} {
    grid-template-columns: 18rem 1fr;
  }
`

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.large};
`

const Columns = styled.div`
  display: grid;
  gap: 2.5rem clamp(2rem, 5vw, 5rem);
  width: 100%;

  ${media.large} {
    grid-template-columns: 2fr 1fr;
    align-items: start;
  }

  ul {
    margin: 1rem 0 0 1.25rem;
    color: ${theme.color.muted};
  }
`

const Quote = styled.blockquote`
  margin: 1rem 0 2.5rem;
  padding-left: 1.5rem;
  border-left: 3px solid ${theme.color.accent};
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.5rem);
  line-height: 1.45;

  footer {
    display: flex;
    align-items: center;
    gap: 1rem;
    margin-top: 1.25rem;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }
`

const Facts = styled.dl`
  display: grid;
  gap: 1rem;
  margin: 0;
  padding: 1.5rem;
  border-radius: ${theme.radius.large};
  background: ${theme.color.panel};

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`
