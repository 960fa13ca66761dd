import { styled } from 'styled-components'
import { theme } from '../../../../block-library/parts/theme.ts'
import { contrast, laidOver } from '../contrast.ts'
import { look } from '../look.ts'

/** Shows each colour with its contrast on its ground. */
export const Colours = () => (
  <Grid>
    {names.map((name) => {
      const value = theme.color[name]
      const ground = groundOf[name] ?? 'stage'
      const ratio = contrast(laidOver(value, theme.color.stage), theme.color[ground])
      return (
        <Colour key={name}>
          <Swatch $ground={theme.color[ground]} $color={value}>
            <span>Aa</span>
          </Swatch>
          <strong>{name}</strong>
          <code>{value}</code>
          <Ratio data-grade={gradeOf(ratio)}>
            {ratio.toFixed(1)} on {ground}: {gradeOf(ratio)}
          </Ratio>
        </Colour>
      )
    })}
  </Grid>
)

type ColourName = keyof typeof theme.color

const isColour = (name: string): name is ColourName => name in theme.color
const names = Object.keys(theme.color).filter(isColour)

/** Grounds of the colours that are not used on the stage. */
const groundOf: Partial<Record<ColourName, ColourName>> = { onAccent: 'accent', onChat: 'chat' }

/** Returns the use that WCAG 2.2 allows for a contrast ratio. */
function gradeOf(ratio: number): string {
  if (ratio >= 7) return 'words, AAA'
  if (ratio >= 4.5) return 'words, AA'
  return ratio >= 3 ? 'edges, large words' : 'grounds'
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: 16px;
`

const Colour = styled.div`
  display: grid;
  align-content: start;
  gap: 1px;
  font-size: 12.5px;

  > code {
    color: ${look.muted};
    font: 12px ${look.mono};
  }
`

const Swatch = styled.div<{ $ground: string; $color: string }>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 72px;
  margin-bottom: 6px;
  overflow: hidden;
  border: 1px solid ${look.line};
  border-radius: ${look.radius};
  background: linear-gradient(90deg, ${({ $color }) => $color} 50%, #0000 50%), ${({ $ground }) => $ground};

  > span {
    grid-column: 2;
    place-self: center;
    color: ${({ $color }) => $color};
    font: 600 26px ${theme.font.family};
  }
`

const Ratio = styled.span`
  color: ${look.muted};

  &[data-grade^='words'] {
    color: ${look.good};
  }
`
