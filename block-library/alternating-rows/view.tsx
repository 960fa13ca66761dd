import { css, styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { CardGrid } from '../parts/card-grid.tsx'
import { Frame } from '../parts/frame.ts'
import { RowTitle } from '../parts/heading.tsx'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme, toEdge } from '../parts/theme.ts'
import { widePicture, wideSizes } from '../parts/wide-picture.ts'
import type { bindAlternatingRows } from './block.ts'

/** Widths of a picture, which extends to the edge of the page. On a phone it is as wide as a card of the swiped row. */
const sizes =
  '(max-width: 30rem) and (min-resolution: 2.5dppx) 53vw, (min-width: 48rem) max(44vw, 26rem), min(79vw, 22rem)'

/** Renders rows whose text is alternately left and right of the picture (document 2 §2). */
export function AlternatingRows({ heading, lead, rows }: ViewProps<typeof bindAlternatingRows>) {
  const drawn = rows.map((row, index) => {
    const Item = row.isWide ? WideRow : Row
    return (
      <Item key={index} $isFlipped={index % 2 === 1}>
        <Words>
          <RowTitle>{row.title}</RowTitle>
          <RichText text={row.html ?? row.text} />
        </Words>
        <Screen>
          <Picture src={row.src} alt="" sizes={row.isWide ? wideSizes : sizes} />
        </Screen>
      </Item>
    )
  })
  return (
    <Section heading={heading} lead={lead}>
      <Rows medium={1} large={1} swipe={rows.length > 1 ? heading || rows[0]?.title : undefined}>
        {drawn}
      </Rows>
    </Section>
  )
}

const Rows = styled(CardGrid)`
  ${media.medium} {
    gap: ${theme.space.rows};
  }
`

const Words = styled.div`
  display: grid;
  gap: 1.25rem;
`

/** Frames a large picture that extends to the edge of the page. On a phone it is above its words. */
const Screen = styled(Frame)`
  order: -1;

  ${media.medium} {
    order: 0;
    margin-inline: 0 ${toEdge};
    border-radius: 0;
  }
`

const Row = styled.article<{ $isFlipped: boolean }>`
  display: grid;
  gap: 1.25rem ${theme.space.columns};
  align-content: start;

  ${media.medium}, print {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }

  ${media.large} {
    grid-template-columns: 5fr 4fr;
  }

  ${({ $isFlipped }) => $isFlipped && flipped}
`

const flipped = css`
  ${media.medium} {
    > ${Words} {
      order: 1;
    }

    > ${Screen} {
      margin-inline: ${toEdge} 0;
    }
  }

  ${media.large} {
    grid-template-columns: 4fr 5fr;
  }
`

/** Swaps the shares of its columns, so that its picture is the larger part. Only a large screen has the words beside it. */
const WideRow = styled(Row)`
  @media screen and (min-width: 48rem) {
    grid-template-columns: 1fr;
    align-items: end;

    > ${Screen} {
      order: -1;
      ${widePicture}
    }

    ${media.large} {
      grid-template-columns: ${({ $isFlipped }) => ($isFlipped ? '2fr 1fr' : '1fr 2fr')};

      > ${Screen} {
        order: 0;
        margin-inline: ${({ $isFlipped }) => ($isFlipped ? `${toEdge} 0` : `0 ${toEdge}`)};
      }
    }
  }
`
