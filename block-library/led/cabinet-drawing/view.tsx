import type { ViewProps } from 'pagework/blocks'
import { CardGrid, ItemTitle, linkStyle, media, Section, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { bindCabinetDrawing } from './block.ts'
import { DimensionLine } from './dimension-line.tsx'

/** Renders drawings of cabinets in columns. Lines and letters have the colour of the text, also on paper. */
export function CabinetDrawing({ heading, lead, frame, drawings }: ViewProps<typeof bindCabinetDrawing>) {
  return (
    <Section heading={heading} lead={lead}>
      <Drawings medium={2} large={3} swipe={heading}>
        {drawings.map(
          ({ name, label, front: [width, height], side, joints, dimensions, lines, files }, at) => (
            <figure key={at}>
              <Paper
                role="img"
                aria-label={label}
                fontSize={60}
                viewBox={`${-frame.beside} ${-frame.above} ${frame.width} ${height + frame.above + frame.below}`}
              >
                {joints.map(({ from, to }, index) => (
                  <line key={index} data-joint x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
                ))}
                <rect width={width} height={height} />
                {side && <rect x={side.x} width={side.depth} height={height} />}
                {dimensions.map((dimension, index) => (
                  <DimensionLine key={index} {...dimension} />
                ))}
              </Paper>
              <Caption>
                <ItemTitle>{name}</ItemTitle>
                {lines.map((line, index) => (
                  <p key={index}>{line}</p>
                ))}
                {files.length > 0 && (
                  <Files data-screen-only>
                    {files.map((file) => (
                      <a key={file.name} href={file.href} download={file.name}>
                        {file.label}
                      </a>
                    ))}
                  </Files>
                )}
              </Caption>
            </figure>
          ),
        )}
      </Drawings>
    </Section>
  )
}

const Drawings = styled(CardGrid)`
  row-gap: ${theme.space.rows};
  align-items: end;

  /* One drawing alone is not larger than one of three. */
  figure {
    max-width: 28rem;
  }

  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
    gap: 1rem;

    figure {
      max-width: 4.25cm;
    }
  }
`

const Paper = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 6;

  [data-joint] {
    stroke-width: 3;
    stroke-dasharray: 12 12;
  }

  text {
    fill: currentColor;
    stroke: none;
    text-anchor: middle;
  }
`

const Caption = styled.figcaption`
  display: grid;
  gap: 0.25rem;
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.font.small};

  p {
    color: ${theme.color.muted};
  }
`

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;

  a {
    ${linkStyle}
  }
`
