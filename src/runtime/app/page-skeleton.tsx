import { styled } from 'styled-components'
import type { Skeleton as Shape } from '../../../block-library/contract/skeleton.ts'
import { shimmer, dotRule } from '../../../block-library/parts/dot-style.ts'
import { Width } from '../../../block-library/parts/section.tsx'
import { dotGrid, media, theme } from '../../../block-library/parts/theme.ts'

/** Skeleton of an unknown page: a screen and a block of tiles. */
const anyPage: Shape[] = [
  { kind: 'stage', height: 'part' },
  { kind: 'tiles', columns: 3, tiles: 3, height: 20 },
]

/** Renders the outline of the page until its content is there. It has no words; the page view adds them. */
export function Skeleton({ shapes = anyPage }: { shapes?: Shape[] | undefined }) {
  return (
    <Ground aria-hidden>
      {shapes.map((shape, index) => (
        <Part key={index} {...shape} />
      ))}
    </Ground>
  )
}

function Part(shape: Shape) {
  if (shape.kind === 'stage') return <Stage data-under-header $height={heights[shape.height]} />
  if (shape.kind === 'line') return <Line />
  return (
    <Block>
      <Rule />
      <Title />
      <Grid $columns={shape.columns}>
        {Array.from({ length: shape.tiles }, (_, index) => (
          <Tile key={index} $height={shape.height} />
        ))}
      </Grid>
    </Block>
  )
}

const heights = { part: '70vh', full: '100svh', banner: '22rem', closing: '500px' }

/** Appears after a delay: most pages have loaded by then. */
const Ground = styled.div`
  animation: appear ${theme.motion.calm} ${theme.duration.delay} backwards;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`

const Stage = styled.div<{ $height: string }>`
  height: ${({ $height }) => $height};
  background: ${dotGrid}, ${theme.color.stage};
`

const Line = styled.div`
  height: ${theme.size.touch};
`

const Block = styled(Width)`
  padding-block: calc(${theme.space.section} / 2);
`

const Rule = styled.div`
  margin-bottom: ${theme.space.rows};
  ${dotRule}
`

const Title = styled.div`
  width: 60%;
  height: ${theme.font.title};
  margin-bottom: ${theme.space.rows};
  ${shimmer}

  ${media.large} {
    width: 30%;
  }
`

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${theme.space.gap};

  ${media.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
`

const Tile = styled.div<{ $height: number }>`
  height: min(16rem, ${({ $height }) => $height}rem);
  border-radius: ${theme.radius.large};
  ${shimmer}

  ${media.large} {
    height: ${({ $height }) => $height}rem;
  }
`
