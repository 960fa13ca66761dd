import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ButtonLink } from '../parts/button.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindStatistics } from './block.ts'

/** Renders large figures above their labels. */
export function Statistics({ heading, lead, figures, button }: ViewProps<typeof bindStatistics>) {
  return (
    <Section heading={heading} lead={lead}>
      <Grid data-pairs>
        {figures.map(({ figure, label, html }, index) => (
          <div key={index}>
            <dt>
              <RichText text={html ?? label} />
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Grid>
      {button && <ButtonLink button={button} />}
    </Section>
  )
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2.5rem ${theme.space.gap};
  margin: 0 0 3rem;

  ${media.large} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.75rem;
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    font-size: ${theme.font.figure};
    font-weight: ${theme.weight.heavy};
    font-variant-numeric: tabular-nums;
    letter-spacing: ${theme.tracking.display};
    line-height: ${theme.leading.solid};
  }
`
