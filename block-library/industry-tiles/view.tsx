import { styled } from 'styled-components'
import { LanguageMark, Link } from '../parts/link.tsx'
import type { ViewProps } from '../contract/define-block.ts'
import { balancedGrid } from '../parts/balanced-grid.ts'
import { ButtonLink } from '../parts/button.tsx'
import { cardStyle, pressable } from '../parts/card.tsx'
import { Initial, initialStyle, initialOf } from '../parts/initial.tsx'
import { Picture } from '../parts/picture.tsx'
import { sharedWidth } from '../parts/picture-sizes.ts'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindIndustryTiles } from './block.ts'

/** A screen without a pointer that hovers. */
const touch = '@media screen and (hover: none)'

const placeSizes = sharedWidth({ small: 0.5, medium: 0.33, large: 0.25, height: 13 })

/**
 * Renders tiles with icons. A picture of the place replaces an icon under the pointer and with the keyboard's focus, and
 * always where no pointer can hover.
 */
export function IndustryTiles({ heading, lead, tiles, button }: ViewProps<typeof bindIndustryTiles>) {
  return (
    <Section heading={heading} lead={lead}>
      <Grid $count={tiles.length}>
        {tiles.map((tile, index) => (
          <Tile key={index} to={tile.to}>
            <Icon aria-hidden>
              {tile.src ? (
                <Picture src={tile.src} alt="" sizes="3.5rem" letter={initialOf(tile.title)} />
              ) : (
                <Initial of={tile.title} />
              )}
              {tile.hoverSrc && <Place src={tile.hoverSrc} alt="" sizes={placeSizes} lost="" />}
            </Icon>
            <Label>{tile.title}</Label>
          </Tile>
        ))}
      </Grid>
      <ButtonLink button={button} />
    </Section>
  )
}

/** Sets the columns of document 1 §2.3, and stretches a last row that is not full. */
const Grid = styled.div<{ $count: number }>`
  container-type: inline-size;
  display: grid;
  ${({ $count }) => balancedGrid($count, { small: 2, medium: 3, large: 4, fixed: true })}
  gap: ${theme.space.seam};
  margin-bottom: ${theme.space.rows};
`

const Icon = styled.span`
  margin: ${theme.space.inset};
  width: 3.5rem;
  height: 3.5rem;

  ${media.small} {
    width: 1.75rem;
    height: 1.75rem;
    margin: 0.75rem;
  }

  [data-lost-picture] {
    background: none;
    ${initialStyle}
  }

  /* The drawings are light lines, which are invisible on a white background of forced colours. */
  ${media.forced} {
    forced-color-adjust: none;
    background: ${theme.color.raised};
  }

  ${media.print} {
    background: ${theme.color.raised} !important;
    print-color-adjust: exact;
  }
`

/** Fills the tile behind its words. */
const Place = styled(Picture)`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity ${theme.motion.quick};

  ${touch} {
    opacity: 1;
  }

  /* A picture that is not displayed is not loaded. */
  ${media.print} {
    display: none;
  }
`

/** Is above the picture, on the ground of the tile. */
const Label = styled.span`
  position: relative;
  padding: 0.75rem ${theme.space.inset} 1rem;
  background: ${theme.color.raised};
  text-wrap: balance;

  & + ${LanguageMark} {
    position: absolute;
    inset-block-start: ${theme.space.inset};
    inset-inline-end: ${theme.space.inset};
    background: ${theme.color.raised};
  }

  ${media.small} {
    padding-block: 0.5rem;
    padding-inline: 0 0.75rem;

    & + ${LanguageMark} {
      inset-block: auto 0.375rem;
      inset-inline: 0.75rem auto;
    }
  }
`

const Tile = styled(Link)`
  ${cardStyle}
  ${pressable}
  align-content: space-between;
  min-height: 13rem;
  color: ${theme.color.text};
  font-size: ${theme.font.subtitle};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.subtitle};
  line-height: ${theme.leading.row};
  text-decoration: none;

  ${media.small} {
    grid-template-columns: auto 1fr;
    align-content: center;
    align-items: center;
    min-height: 4.25rem;
    font-size: ${theme.font.small};

    /* A long word has no room beside the icon, and large text none in two columns. */
    @container (max-width: 21rem) {
      grid-template-columns: 1fr;
    }

    @container (max-width: 14rem) {
      &&& {
        grid-column: 1 / -1;
      }
    }
  }

  /* On a phone, a picture of the place is above the words. */
  @media (max-width: 47.99rem) and (hover: none) {
    &&:has(${Place}) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }

    &:has(${Place}) ${Icon} {
      display: contents;

      > :first-child {
        display: none;
      }
    }

    &&& ${Place} {
      position: static;
      width: 100%;
      aspect-ratio: 9 / 4;
    }

    &:has(${Place}) ${Label} {
      padding-inline: 0.75rem;
    }

    &:has(${Place}) > ${LanguageMark} {
      inset-block: 0.5rem auto;
      inset-inline: auto 0.5rem;
    }
  }

  ${media.print} {
    grid-template-columns: auto 1fr;
    align-items: center;
    min-height: 0;
  }

  /* A phone has the mark below the icon. */
  &:has(> ${LanguageMark}) ${Icon} {
    ${media.small} {
      translate: 0 -0.5rem;
    }
  }

  &:hover ${Place}, &:focus-visible ${Place}, &:active ${Place} {
    opacity: 1;
  }
`
