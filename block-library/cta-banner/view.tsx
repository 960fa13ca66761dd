import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink } from '../parts/button.tsx'
import { BlockTitle } from '../parts/heading.tsx'
import { LeadText } from '../parts/section.tsx'
import { Stage, StageGround } from '../parts/stage.tsx'
import { media } from '../parts/theme.ts'
import type { bindCtaBanner } from './block.ts'

/** Widths of the picture. It fills the height, so it is wider than its frame. */
const sizes = '(min-width: 64rem) max(58vw, 53rem), max(100vw, 30rem)'

/** Renders the page's closing words, 500 px high (document 2 §9), with the link to the enquiry form. Paper has no links. */
export function CtaBanner({ heading, lead, src, alt, button }: ViewProps<typeof bindCtaBanner>) {
  return (
    <Ground $isPlain={!src} data-screen-only>
      <Stage src={src} alt={alt} sizes={sizes} layout="beside">
        <BlockTitle>{heading}</BlockTitle>
        <LeadText lead={lead} />
        <ButtonLink button={button} />
      </Stage>
    </Ground>
  )
}

/** Is as high as its words on a phone if it has no picture. */
const Ground = styled(StageGround)<{ $isPlain: boolean }>`
  min-height: ${({ $isPlain }) => ($isPlain ? '0' : '500px')};

  /* The height is the same at any width where the words fit. */
  ${media.medium} {
    grid-template-rows: minmax(11rem, 1fr) auto;
  }

  ${media.large} {
    grid-template-rows: 1fr;
    align-items: center;
    height: 500px;
  }
`
