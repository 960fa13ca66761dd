import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { linkStyle } from '../parts/button.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindMap } from './block.ts'
import { StillMap } from './still-map.tsx'

/**
 * Renders a map that loads shortly before it scrolls into view. The addresses and a plain link are always shown, since
 * nobody can detect whether a foreign page loaded.
 */
export function Map({ heading, embed, href, linkLabel, still, places }: ViewProps<typeof bindMap>) {
  return (
    <Section heading={heading}>
      <Maps $both={still !== undefined}>
        {still && <StillMap {...still} />}
        <Frame
          title={heading}
          src={embed}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin"
        />
      </Maps>
      <Caption>
        <address>{places.join(' · ')}</address>
        <Way href={href} target="_blank" rel="noopener noreferrer">
          {linkLabel}
        </Way>
      </Caption>
    </Section>
  )
}

const Maps = styled.div<{ $both: boolean }>`
  display: grid;
  gap: ${theme.space.seam};

  ${media.large} {
    ${({ $both }) => $both && 'grid-template-columns: 5fr 3fr;'}
  }
`

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 16rem;
  border: 0;
  border-radius: ${theme.radius.large};
  background: ${theme.color.panel};

  ${media.large} {
    height: 28rem;
  }
`

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.gap};
  margin-top: 0.75rem;

  address {
    font-style: normal;
  }
`

const Way = styled.a`
  ${linkStyle}
`
