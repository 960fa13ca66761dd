import { styled } from 'styled-components'
import { theme } from '../../../../block-library/parts/theme.ts'
import { Desk } from '../desk/plain-desk.tsx'
import { look } from '../look.ts'
import { Colours } from './colours.tsx'
import { TokenRow } from './token-row.tsx'

/** Shows all tokens of the theme (`block-library/parts/theme.ts`). */
export const TokensDesk = () => (
  <Desk title="Tokens">
    <Part>Colours, and their contrast on what they stand on</Part>
    <Colours />
    <Part>Letter sizes, in this window</Part>
    {Object.entries(sizes).map(([name, value]) => (
      <TokenRow key={name} name={`font.${name}`} value={value}>
        <Sample $size={value}>Light carries</Sample>
      </TokenRow>
    ))}
    <Part>Weights, line heights, tracking</Part>
    {Object.entries(theme.weight).map(([name, value]) => (
      <TokenRow key={name} name={`weight.${name}`} value={value}>
        <Weight $weight={value}>Light carries across the hall</Weight>
      </TokenRow>
    ))}
    {named('leading').concat(named('tracking'))}
    <Part>Spaces</Part>
    {Object.entries(theme.space).map(([name, value]) => (
      <TokenRow key={name} name={`space.${name}`} value={value}>
        <Bar $length={value} />
      </TokenRow>
    ))}
    <Part>Motion: hover to see it</Part>
    {Object.entries(theme.motion).map(([name, value]) => (
      <TokenRow key={name} name={`motion.${name}`} value={value}>
        <Track>
          <Runner $time={value} />
        </Track>
      </TokenRow>
    ))}
    <Part>Sizes, corners, light, layers</Part>
    {named('size')}
    {Object.entries(theme.radius).map(([name, value]) => (
      <TokenRow key={name} name={`radius.${name}`} value={value}>
        <Corner $radius={value} />
      </TokenRow>
    ))}
    {named('elevation').concat(named('layer'))}
  </Desk>
)

const { family: _family, ...sizes } = theme.font

const named = (group: 'leading' | 'tracking' | 'size' | 'elevation' | 'layer') =>
  Object.entries(theme[group]).map(([name, value]) => (
    <TokenRow key={`${group}.${name}`} name={`${group}.${name}`} value={value} />
  ))

const Part = styled.h3`
  margin: 20px 0 0;
  color: ${look.muted};
  font-size: 13px;
  font-weight: 600;
`

const Sample = styled.span<{ $size: string }>`
  overflow: hidden;
  font-family: ${theme.font.family};
  font-size: ${({ $size }) => $size};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.row};
  line-height: ${theme.leading.row};
  white-space: nowrap;
  text-overflow: ellipsis;
`

const Weight = styled.span<{ $weight: number }>`
  font-family: ${theme.font.family};
  font-size: 20px;
  font-weight: ${({ $weight }) => $weight};
`

const Bar = styled.span<{ $length: string }>`
  display: block;
  width: ${({ $length }) => $length};
  height: 14px;
  background: ${look.accent};
`

const Corner = styled.span<{ $radius: string }>`
  display: block;
  width: 48px;
  height: 48px;
  border: 1px solid ${look.accent};
  border-radius: ${({ $radius }) => $radius};
`

const Track = styled.span`
  display: block;
  padding-block: 8px;
`

const Runner = styled.span<{ $time: string }>`
  display: block;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: ${look.accent};
  transition: transform ${({ $time }) => $time};

  ${Track}:hover > & {
    transform: translateX(200px);
  }
`
