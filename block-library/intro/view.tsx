import { styled } from 'styled-components'
import { Columns } from '../parts/columns.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink } from '../parts/button.tsx'
import { Fold } from '../parts/fold.tsx'
import { BleedFrame } from '../parts/frame.ts'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindIntro } from './block.ts'

/** Widths of the picture, which extends to the edge of the page on a larger screen. */
const sizes = '(min-width: 64rem) 52vw, 91vw'

/** Number of characters, marks included, above which a text fills more than half a phone's screen. */
const long = 700

/** Renders the argument and its checklist. The picture stays in view beside a long text. */
export function Intro({ heading, lead, src, alt, opens, button, more, less }: ViewProps<typeof bindIntro>) {
  const words = <RichText text={lead} />
  return (
    <Section heading={heading}>
      <Columns $large="1fr 1fr" $align="start">
        <Words>
          {JSON.stringify(lead).length > long ? (
            <Fold more={more} less={less}>
              {words}
            </Fold>
          ) : (
            words
          )}
          {button && <ButtonLink button={button} />}
        </Words>
        {src && (
          <Screen>
            <Picture src={src} alt={alt} sizes={sizes} eager={opens} />
          </Screen>
        )}
      </Columns>
    </Section>
  )
}

const Words = styled.div`
  display: grid;
  gap: 2rem;
  justify-items: start;
`

/** Stays in view beside a long text. */
const Screen = styled(BleedFrame)`
  ${media.large} {
    position: sticky;
    top: calc(${theme.size.header} + 2rem);
  }
`
