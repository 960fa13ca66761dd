import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink } from '../parts/button.tsx'
import { cardStyle } from '../parts/card.tsx'
import { Frame } from '../parts/frame.ts'
import { BlockTitle, HeadingLevel, ItemTitle } from '../parts/heading.tsx'
import { Initial } from '../parts/initial.tsx'
import { dotMark } from '../parts/dot-style.ts'
import { Picture } from '../parts/picture.tsx'
import { SampleLabel } from '../parts/picture-label.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { Width } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindClient } from './block.ts'

const sizes = sharedWidth({ medium: 0.38, frame: 4 / 3 })

/** Renders a client's quote and facts; without a client, a notice and a link to the home page. */
export function Client(props: ViewProps<typeof bindClient>) {
  const { client, missing, home, button, testimonialHeading, aboutHeading, about, achievements, facts } =
    props
  if (!client) {
    return (
      <Page>
        <BlockTitle>{missing}</BlockTitle>
        <ButtonLink button={home} />
      </Page>
    )
  }
  const place = [client.company, client.industry, client.location].filter(Boolean).join(' · ')
  return (
    <Page>
      <Person>
        <Frame $ratio="4 / 3">
          <Picture src={client.src} alt="" sizes={sizes} />
        </Frame>
        <div>
          {client.label && <SampleLabel>{client.label}</SampleLabel>}
          <BlockTitle>{client.name}</BlockTitle>
          {[client.position, place].map((line, index) => line && <p key={index}>{line}</p>)}
        </div>
      </Person>
      <HeadingLevel value={3}>
        <Columns>
          <div>
            {client.testimonial && (
              <>
                <ItemTitle>{testimonialHeading}</ItemTitle>
                <Quote>
                  <p>{client.testimonial}</p>
                  <footer>
                    <Initial of={client.name} /> {client.position}
                  </footer>
                </Quote>
              </>
            )}
            <ItemTitle>{aboutHeading}</ItemTitle>
            <About>{about}</About>
            <ul>
              {achievements.map((achievement, index) => (
                <li key={index}>{achievement}</li>
              ))}
            </ul>
          </div>
          <Facts>
            {facts.map(({ name, value }, index) => (
              <div key={index}>
                <dt>{name}:</dt> <dd>{value}</dd>
              </div>
            ))}
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
  gap: ${theme.space.rows};
  padding-block: calc(${theme.space.section} / 2);
`

const Person = styled.div`
  display: grid;
  gap: 1.5rem ${theme.space.columns};
  align-items: end;
  width: 100%;
  color: ${theme.color.muted};

  h2 {
    margin-block: 0.5rem 1rem;
    color: ${theme.color.text};
  }

  ${media.medium} {
    grid-template-columns: 2fr 3fr;
  }
`

const Columns = styled.div`
  display: grid;
  gap: 2.5rem ${theme.space.columns};
  width: 100%;

  ${media.large} {
    grid-template-columns: 2fr 1fr;
    align-items: start;
  }

  ul {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.25rem;
    color: ${theme.color.muted};
    list-style: '';
  }

  li {
    display: flex;
    gap: 1rem;
    align-items: baseline;
  }

  li::before {
    content: '';
    ${dotMark}
  }
`

const About = styled.p`
  max-width: ${theme.size.prose};
  margin-top: 0.75rem;
  text-wrap: pretty;
`

const Quote = styled.blockquote`
  max-width: 36ch;
  margin: 1rem 0 3.5rem;
  font-size: ${theme.font.row};
  letter-spacing: ${theme.tracking.row};
  line-height: 1.35;
  text-wrap: pretty;

  footer {
    display: flex;
    align-items: center;
    gap: 1rem;
    margin-top: 1.5rem;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
    letter-spacing: 0;
  }
`

const Facts = styled.dl`
  ${cardStyle}
  gap: 1.25rem;
  margin: 0;
  padding: ${theme.space.inset};

  dt,
  dd {
    display: inline;
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    font-weight: ${theme.weight.strong};
  }
`
