import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Card, CardLink, CardWords, pressable } from '../parts/card.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { Frame } from '../parts/frame.ts'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { PictureLabel, SampleLabel } from '../parts/picture-label.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindTestimonials } from './block.ts'

const sizes = sharedWidth({ medium: 0.48, large: 0.24, frame: 2 })

/** Renders quotes of clients, in one row where there is space. A phone shows no pictures of them. The name links to the client's page and carries the client along (document 1 §2.11). */
export function Testimonials({ heading, voices }: ViewProps<typeof bindTestimonials>) {
  return (
    <Section heading={heading}>
      <CardGrid medium={2} large={4} swipe={heading}>
        {voices.map(({ client, to, src, label }, index) => (
          <Voice key={index}>
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
      </CardGrid>
    </Section>
  )
}

const Voice = styled(Card)`
  ${pressable}
  grid-template-rows: auto 1fr;
  align-content: stretch;
`

const Screen = styled(Frame)`
  border-radius: 0;

  ${media.small} {
    display: none;
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
    font-size: ${theme.font.small};
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
