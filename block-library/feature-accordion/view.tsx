import { useId } from 'react'
import { styled } from 'styled-components'
import { Columns } from '../parts/columns.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { BleedFrame } from '../parts/frame.ts'
import { openSign } from '../parts/open-sign.ts'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import { TitleButton } from '../parts/title-button.ts'
import type { bindFeatureAccordion } from './block.ts'

/** Widths of the picture, which extends to the edge of the page on a larger screen. */
const sizes = '(min-width: 64rem) 62vw, 80vw'

/**
 * Renders features, of which one shows its description: the first, until a press or the mouse opens another
 * (`feature-list.behaviour.ts`).
 */
export function FeatureAccordion({ heading, lead, features, src }: ViewProps<typeof bindFeatureAccordion>) {
  const group = useId()
  const pictures = src
    ? [{ src, place: 1 }]
    : features.flatMap((feature, index) => (feature.src ? [{ src: feature.src, place: index + 1 }] : []))
  return (
    <Section heading={heading} lead={lead}>
      <Columns $large="5fr 6fr" $align="start">
        <List data-behaviour="feature-list">
          {features.map((feature, index) => (
            <li key={index}>
              <details name={group} open={index === 0}>
                <Name as="summary">{feature.title}</Name>
                <More>
                  <RichText text={feature.html ?? feature.description} />
                </More>
              </details>
            </li>
          ))}
        </List>
        {pictures.length > 0 && (
          <Screen $ratio="4 / 3" $places={pictures.map(({ place }) => place)}>
            {pictures.map((picture) => (
              <div key={picture.place}>
                <Picture src={picture.src} alt="" sizes={sizes} />
              </div>
            ))}
          </Screen>
        )}
      </Columns>
    </Section>
  )
}

/** Reserves the height of an open text, so that the page below does not move. */
const List = styled.ul`
  list-style: '';

  &:not(:empty) {
    min-height: 30rem;

    ${media.print} {
      min-height: 0;
    }

    ${media.small} {
      min-height: 23rem;
    }
  }

  summary {
    border-top: 1px solid ${theme.color.line};
  }

  /*
   * Under a mouse, all texts share one place below the titles, which is as high as the longest text. So the title under
   * the mouse stays there when its text opens.
   */
  @supports selector(::details-content) {
    @media screen and (hover: hover) {
      display: grid;
      align-content: start;
      min-height: 0;

      li,
      details {
        display: contents;
      }

      details::details-content {
        grid-area: 99 / 1;
        padding-top: 1.25rem;
        border-top: 1px solid ${theme.color.line};
        visibility: hidden;
        content-visibility: visible;
      }

      details[open]::details-content {
        visibility: visible;
      }
    }
  }
`

/** Shows the picture of the open feature, else the first one. A phone omits it. */
const Screen = styled(BleedFrame)<{ $places: readonly number[] }>`
  > div {
    display: contents;
  }

  > :not(:first-child) {
    display: none;
  }

  ${({ $places }) =>
    $places
      .slice(1)
      .map(
        (place, index) => `
          :has(> li:nth-child(${place}) > [open]) + & > :nth-child(${index + 2}) { display: contents; }
          :has(> li:nth-child(${place}) > [open]) + & > :first-child { display: none; }`,
      )
      .join('')}

  ${media.small} {
    display: none;
  }
`

const Name = styled(TitleButton)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 4.25rem;
  padding-block: 0.75rem;
  list-style: none;

  ${media.small} {
    min-height: 3rem;
  }

  &::-webkit-details-marker {
    display: none;
  }

  &:active {
    color: ${theme.color.signal};
  }

  ${openSign}

  ${media.noScript} {
    display: flex !important;
    pointer-events: auto;
  }
`

const More = styled.div`
  padding-bottom: 1.25rem;

  ${media.small} {
    padding-bottom: 0.75rem;
    font-size: ${theme.font.small};
  }
`
