import { styled } from 'styled-components'
import type { ViewProps } from '../shared/define-block.ts'
import { ButtonLink } from '../shared/button.tsx'
import { Fold } from '../shared/fold.tsx'
import { Frame } from '../shared/frame.ts'
import { Picture } from '../shared/picture.tsx'
import { RichText } from '../shared/rich-text.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme, toEdge } from '../shared/theme.ts'
import type { bindIntro } from './block.ts'

/** On a larger screen it runs out to the edge of the page. */
const sizes = '(min-width: 64rem) 52vw, 91vw'

/** So many characters, marks included, are more than half a phone's screen. */
const long = 700

/** The argument and its checklist, with a picture that stays in view beside a long text. */
export function Intro({ heading, lead, src, alt, opens, button, more, less }: ViewProps<typeof bindIntro>) {
  const words = <RichText text={lead} />
  return (
    <Section heading={heading}>
      <Columns>
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

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.columns};

  ${media.large} {
    grid-template-columns: 5fr 6fr;
    align-items: start;
  }
`

const Words = styled.div`
  display: grid;
  gap: 2rem;
  justify-items: start;
`

/** Stays in view beside a long text, and runs out to the edge of the page. */
const Screen = styled(Frame)`
  ${media.large} {
    position: sticky;
    top: calc(${theme.size.header} + 2rem);
    margin-right: ${toEdge};
  }
`
