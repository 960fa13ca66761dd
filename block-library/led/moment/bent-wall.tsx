import { Picture, theme, media } from 'pagework/parts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface BentWallProps {
  /** Picture on the wall, twice as wide as high. */
  src: string | undefined
  /** Columns of cabinets from the middle to each side. */
  columns: number
}

/** Renders a wall whose joints have an angle of `--at` degrees. Each column hangs at the outer edge of the one before it. */
export function BentWall({ src, columns }: BentWallProps) {
  const half = (side: 'left' | 'right', at = 0): ReactNode =>
    at < columns && (
      <Column data-side={side} data-first={at === 0 ? '' : undefined}>
        <Face $count={2 * columns} $at={side === 'left' ? columns - 1 - at : columns + at}>
          <Picture src={src} alt="" sizes="100vw" lost="" />
        </Face>
        {half(side, at + 1)}
      </Column>
    )
  return (
    <Bench aria-hidden>
      <Wall $columns={columns}>
        {half('left')}
        {half('right')}
      </Wall>
    </Bench>
  )
}

const Bench = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 11;
  overflow: clip;
  border-radius: ${theme.radius.large};
  background:
    radial-gradient(
      ellipse 60% 30% at 50% 82%,
      color-mix(in srgb, ${theme.color.dark}, white 25%),
      transparent
    ),
    ${theme.color.dark};
  container-type: inline-size;
  perspective: 130cqw;

  ${media.large} {
    aspect-ratio: 2.2;
  }
`

/** Is seen from a little above and from the left. */
const Wall = styled.div<{ $columns: number }>`
  --half: 40cqw;
  --column: calc(var(--half) / ${({ $columns }) => $columns});
  position: relative;
  width: 0;
  height: var(--half);
  transform: translateY(-6%) rotateX(-9deg) rotateY(16deg);
  transform-style: preserve-3d;

  ${media.large} {
    --half: 30cqw;
  }
`

const Column = styled.div`
  position: absolute;
  top: 0;
  left: 100%;
  width: var(--column);
  height: 100%;
  transform: rotateY(calc(var(--at) * -1deg));
  transform-origin: left;
  transform-style: preserve-3d;

  &[data-side='left'] {
    right: 100%;
    left: auto;
    transform: rotateY(calc(var(--at) * 1deg));
    transform-origin: right;
  }

  /* The joint in the middle turns both halves. */
  &[data-first] {
    transform: rotateY(calc(var(--at) * -0.5deg));
  }

  &[data-side='left'][data-first] {
    transform: rotateY(calc(var(--at) * 0.5deg));
  }
`

/** Shows the column's part of the picture, with the joints of its cabinets. */
const Face = styled.div<{ $count: number; $at: number }>`
  position: absolute;
  inset: 0;
  overflow: clip;

  img {
    position: absolute;
    left: ${({ $at }) => -100 * $at}%;
    width: ${({ $count }) => 100 * $count}%;
    max-width: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(transparent calc(50% - 0.5px), #0006 0 calc(50% + 0.5px), transparent 0);
    box-shadow: inset 0 0 0 0.5px #0006;
  }
`
