import { media, overPicture, Picture, PictureLabel, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import { WINDOW_HEIGHT_PER_METRE } from './field-of-view.ts'
import type { Measures } from './drawn-scene.ts'
import { scripted } from './scripted.ts'
import { scaleBarLabel, scaleBarM } from './scale-bar.ts'

interface StageWindowProps {
  /** Pictures of the place, and on the screen. */
  place: { src: string; alt: string }
  content: { src: string }
  measures: Measures
  /** First distance. */
  distanceM: number
  /** Label of the round detail. */
  loupe: string
}

/** Widths of the pictures, which are larger than the window from nearby. */
const sizes = '(min-width: 64rem) 90vw, 150vw'

/** Renders the view from the first distance, made of the two pictures. The script draws other views over it. */
export function StageWindow({ place, content, measures, distanceM, loupe }: StageWindowProps) {
  const { size, screen, aim } = measures
  const heightM = distanceM * WINDOW_HEIGHT_PER_METRE
  const barM = scaleBarM(heightM)
  return (
    <Window
      data-view
      $values={{
        zoom: size[1] / heightM,
        shape: size[0] / size[1],
        'aim-x': (screen[0] + aim[0] * screen[2]) / size[0],
        'aim-y': (screen[1] + aim[1] * screen[3]) / size[1],
        left: screen[0] / size[0],
        top: screen[1] / size[1],
        wide: screen[2] / size[0],
        high: screen[3] / size[1],
        bar: barM / heightM,
      }}
    >
      <Place>
        <Picture src={place.src} alt={place.alt} sizes={sizes} />
        <Content $transparent={measures.transparent}>
          <Picture src={content.src} alt="" sizes={sizes} lost="" />
        </Content>
      </Place>
      <Drawn aria-hidden />
      <PictureLabel src={place.src} />
      <Bar aria-hidden data-bar>
        {scaleBarLabel(barM)}
      </Bar>
      <Mark aria-hidden />
      <Detail aria-hidden>
        <canvas />
        <span>{loupe}</span>
      </Detail>
    </Window>
  )
}

/** Holds the values of one stage (see `picture.tsx`). */
const Valued = styled.div<{ $values: Record<string, number> }>`
  ${({ $values }) =>
    Object.entries($values)
      .map(([name, value]) => `--${name}: ${Number(value.toFixed(5))};`)
      .join('\n')}
`

const Window = styled(Valued)`
  position: relative;
  align-self: start;
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: ${theme.radius.large};
  container-type: size;
  ${overPicture}
  background: ${theme.color.dark};

  ${media.medium} {
    aspect-ratio: 16 / 10;
  }

  ${media.large} {
    aspect-ratio: 16 / 9;
  }
`

/** The whole picture, moved as `middleOf` moves it. */
const Place = styled.div`
  --height: calc(var(--zoom) * 100cqh);
  --width: calc(var(--height) * var(--shape));
  ${axis('x', 'width', '50cqw', 'left', 'wide')}
  ${axis('y', 'height', '50cqh', 'top', 'high')}
  position: absolute;
  top: clamp(100cqh - var(--height), 50cqh - var(--middle-y), 0px);
  left: clamp(100cqw - var(--width), 50cqw - var(--middle-x), 0px);
  width: var(--width);
  height: var(--height);
`

/** Declares the middle of the window in one direction, as a length from the edge of the picture. */
function axis(name: string, whole: string, half: string, from: string, length: string): string {
  const at = (fraction: string) => `${fraction} * var(--${whole})`
  const centre = at(`(var(--${from}) + var(--${length}) / 2)`)
  const least = `min(${at(`var(--${from})`)} + ${half}, ${centre})`
  const greatest = `max(${at(`(var(--${from}) + var(--${length}))`)} - ${half}, ${centre})`
  return `--middle-${name}: clamp(${least}, ${at(`var(--aim-${name})`)}, ${greatest});`
}

/** The content on the screen. Its light adds to that of the unlit screen. */
const Content = styled.div<{ $transparent: boolean }>`
  position: absolute;
  top: calc(var(--top) * 100%);
  left: calc(var(--left) * 100%);
  width: calc(var(--wide) * 100%);
  height: calc(var(--high) * 100%);
  mix-blend-mode: ${({ $transparent }) => ($transparent ? 'screen' : 'lighten')};

  img {
    background: none;
  }
`

const Drawn = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  ${scripted}
`

/** A length in the view, as on a map. */
const Bar = styled.div`
  position: absolute;
  bottom: 1rem;
  left: 1rem;
  padding: 0.125rem 0.5rem 0.5rem;
  border-radius: ${theme.radius.small};
  background: ${theme.color.curtain};
  font-size: ${theme.font.micro};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.text};

  &::after {
    content: '';
    display: block;
    width: calc(var(--bar) * 100cqh);
    height: 0.375rem;
    border: solid currentColor;
    border-width: 0 1px 1px;
  }
`

/** Half a degree of the view: 30 of the 859 minutes of arc of its height. */
const Mark = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 3.49cqh;
  aspect-ratio: 1;
  border-radius: ${theme.radius.round};
  outline: 1px solid ${theme.color.text};
  outline-offset: 1px;
  translate: -50% -50%;
  ${scripted}
`

const Detail = styled.div`
  position: absolute;
  right: 1rem;
  bottom: 1rem;
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  width: clamp(6rem, min(34cqh, 34cqw), 14rem);
  font-size: ${theme.font.micro};
  line-height: ${theme.leading.row};
  text-align: center;
  ${scripted}

  canvas {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${theme.radius.round};
    background: ${theme.color.dark};
    box-shadow:
      0 0 0 1px ${theme.color.text},
      0 0 0 5px ${theme.color.veil},
      ${theme.elevation.float};
  }

  span {
    padding: 0.125rem 0.5rem;
    border-radius: ${theme.radius.small};
    background: ${theme.color.curtain};
  }
`
