import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Picture } from '../shared/picture.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindTestimonials } from './bind.ts'

/** What clients say; the name leads to the client's page and takes the client along (document 1 §2.11). */
export function Testimonials({ title, voices }: PropsFrom<typeof bindTestimonials>) {
  return (
    <Section title={title}>
      <Grid>
        {voices.map(({ client, src }) => (
          <Voice key={client.slug}>
            <Frame>
              <Picture src={src} alt="" instead={null} />
            </Frame>
            <blockquote>
              <p>{client.testimonial}</p>
            </blockquote>
            <figcaption>
              <Name to={`/clients/${client.slug}`} state={{ client }}>
                {client.name}
              </Name>
              {[client.position, client.company].filter(Boolean).join(', ')}
            </figcaption>
          </Voice>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.gap};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.large} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
`

const Voice = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 1.25rem;
  overflow: clip;
  padding: 1.5rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  transition: border-color ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.accent};
  }

  blockquote {
    margin: 0;
  }

  figcaption {
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }
`

const Frame = styled.div`
  height: 8rem;
  margin: -1.5rem -1.5rem 0;
`

const Name = styled(Link)`
  display: block;
  color: ${theme.color.text};
  font-weight: 600;
  text-decoration: none;

  /* The whole card is the link. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
