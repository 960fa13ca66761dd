import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Card, CardLink, CardWords, pressable } from '../parts/card.tsx'
import { Frame } from '../parts/frame.ts'
import { Picture } from '../parts/picture.tsx'
import { PictureLabel, SampleLabel } from '../parts/picture-label.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindTestimonials } from './block.ts'

/** Widths of the picture. Beside the words it is as high as they are. */
const sizes = '(min-width: 48rem) 29rem, 91vw'

/** Renders quotes of clients. The name links to the client's page and carries the client along (document 1 §2.11). */
export function Testimonials({ heading, voices }: ViewProps<typeof bindTestimonials>) {
  return (
    <Section heading={heading}>
      <Grid>
        {voices.map(({ client, to, src, label }) => (
          <Voice key={client.slug}>
            <Screen $ratio="2">
              <Lit src={src} alt="" sizes={sizes} lost="" />
              <PictureLabel src={src} />
            </Screen>
            <Words as="figure">
              <div>
                {label && <SampleLabel>{label}</SampleLabel>}
                <blockquote>
                  <p>{client.testimonial}</p>
                </blockquote>
              </div>
              <figcaption>
                <Name to={to} state={{ client }}>
                  {client.name}
                </Name>
                {[client.position, client.company].filter(Boolean).join(', ')}
              </figcaption>
            </Words>
          </Voice>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
  gap: ${theme.space.gap};
`

const Voice = styled(Card)`
  ${pressable}
  grid-template-rows: auto 1fr;
  align-content: stretch;

  ${media.medium} {
    grid-template: auto / 1fr 2fr;
  }
`

const Screen = styled(Frame)`
  border-radius: 0;

  ${media.medium} {
    aspect-ratio: auto;
  }
`

const Lit = styled(Picture)`
  position: absolute;
  inset: 0;
`

const Words = styled(CardWords)`
  gap: 1.5rem;
  align-content: space-between;

  > div {
    display: grid;
    gap: 0.75rem;
  }

  blockquote {
    margin: 0;
    line-height: ${theme.leading.text};
    text-wrap: pretty;
  }

  figcaption {
    display: grid;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }
`

const Name = styled(CardLink)`
  color: ${theme.color.text};
  font-weight: ${theme.weight.strong};
`
