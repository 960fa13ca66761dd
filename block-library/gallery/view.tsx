import { styled } from 'styled-components'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import type { ViewProps } from '../contract/define-block.ts'
import { sideways } from '../parts/card-grid.tsx'
import { choiceStyle } from '../parts/choice-style.ts'
import { pageOf } from '../parts/page-of.ts'
import { pagerPart } from '../parts/paged-styles.ts'
import { Pager } from '../parts/pager.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindGallery } from './block.ts'
import { GalleryProgress } from './gallery-progress.tsx'
import { Lightbox } from './lightbox.tsx'
import { Thumb } from './thumb.tsx'

/**
 * Renders all pictures (document 1 §2.8). `pages.behaviour.ts` filters and pages them, and `lightbox.behaviour.ts`
 * opens a picture large. Without a script all are shown, and each links to its file.
 */
export function Gallery(props: ViewProps<typeof bindGallery>) {
  const { heading, allLabel, pageSize, quickJumpAbove, words, categories, links, pictures } = props
  const { pages, items } = pageOf(pictures, pageSize)
  const count = pictures.length
  return (
    <Section heading={heading}>
      <div data-behaviour="pages" data-page-size={pageSize}>
        <Filter role="group" aria-label={words.filter}>
          <Choice type="button" aria-pressed value="">
            {allLabel}
          </Choice>
          {categories.map((name) => (
            <Choice key={name} type="button" aria-pressed={false} value={name}>
              {name}
            </Choice>
          ))}
        </Filter>
        <Count aria-live="polite" data-items-text={words.shown}>
          {fillText(words.shown, { shown: items.length, count })}
        </Count>
        <div data-behaviour="lightbox">
          <Grid>
            {pictures.map((picture, index) => (
              <Thumb key={index} {...picture} enlarge={words.enlarge} hidden={index >= pageSize} />
            ))}
          </Grid>
          <Lightbox words={words} links={links} />
        </div>
        {pages > 1 && (
          <GalleryProgress words={words} pages={pages} count={count} quickJumpAbove={quickJumpAbove} />
        )}
        <Pager label={heading} pages={pages} />
      </div>
    </Section>
  )
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  ${pagerPart}
  ${sideways}

  ${media.small} {
    flex-wrap: nowrap;
    padding-top: 0.5rem;
    white-space: nowrap;
  }
`

const Choice = styled.button`
  ${choiceStyle}
`

const Count = styled.p`
  margin-block: 1.5rem 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  ${pagerPart}
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.seam};

  ${media.small} {
    > [data-whole] {
      grid-column: 1 / -1;
    }
  }

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`
