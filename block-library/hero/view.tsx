import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink, buttonStyle, linkStyle } from '../parts/button.tsx'
import { PageTitle } from '../parts/heading.tsx'
import { Link } from '../parts/link.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Stage, StageGround } from '../parts/stage.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindHero } from './block.ts'
import { HeroFacts } from './hero-facts.tsx'
import { heroSizes } from './hero-sizes.ts'

/** Renders the screen at the top of the page, with the page's heading and first words. */
export function Hero({ film, ...props }: ViewProps<typeof bindHero> & { film?: ReactNode }) {
  const { heading, lead, src, alt, height, chat, button, links, facts } = props
  return (
    <Ground data-under-header $height={height}>
      <Stage
        src={src}
        alt={alt}
        layout={height === 'full' ? 'above' : 'beside'}
        {...heroSizes[height]}
        eager
        film={film}
      >
        <Title $height={height}>{heading}</Title>
        <RichText text={lead} />
        <Ways data-screen-only>
          {chat && (
            <Chat href={chat.href} target="_blank" rel="noopener noreferrer">
              {chat.label}
            </Chat>
          )}
          {button && <ButtonLink button={button} />}
          {links.length > 0 && (
            <Ways>
              {links.map(({ label, to }, index) => (
                <Way key={index} to={to}>
                  {label}
                </Way>
              ))}
            </Ways>
          )}
        </Ways>
        {facts.length > 0 && <HeroFacts facts={facts} />}
      </Stage>
    </Ground>
  )
}

/**
 * Heights of the hero. `full` leaves room for the tabs at the foot of a small screen, which would cover the last line.
 */
const heights = { part: '70vh', full: `calc(100svh - ${theme.size.tabs})`, banner: '22rem', line: '0' }

const Ground = styled(StageGround)<{ $height: keyof typeof heights }>`
  min-height: ${({ $height }) => heights[$height]};
  ${({ $height }) => $height === 'line' && `grid-template-rows: auto;`}

  ${media.large} {
    min-height: ${({ $height }) => ($height === 'full' ? '100svh' : undefined)};
  }
`

const Chat = styled.a`
  ${buttonStyle}
`

/** Holds the button, and in a group of their own the links after it. It takes no room if the hero has none. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: center;

  &:empty {
    display: none;
  }
`

const Way = styled(Link)`
  ${linkStyle}
`

const titles = {
  part: theme.font.display,
  full: theme.font.poster,
  banner: theme.font.display,
  line: theme.font.subtitle,
}

/** Is smaller in a low window, so that the words fit into the height of the hero. Tall scripts need more leading. */
const lowTitle = css`
  ${media.large} {
    font-size: min(${theme.font.display}, 1rem + 4.2vh);

    &[data-tall] {
      font-size: min(${theme.font.display}, 0.75rem + 3.4vh);
    }
  }
`

const Title = styled(PageTitle)<{ $height: keyof typeof titles }>`
  font-size: ${({ $height }) => titles[$height]};

  ${({ $height }) => $height === 'part' && lowTitle}
`
