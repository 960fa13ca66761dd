import { overPicture, Picture, PictureLabel, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import { aimOf, type Measures } from './drawn-scene.ts'
import { loupeM } from './optics.ts'
import { scripted } from './scripted.ts'
import { scaleBarLabel, scaleBarM, type LengthUnits } from './scale-bar.ts'

interface StageWindowProps {
  /** Pictures of the place, and on the screen. */
  place: { src: string; alt: string }
  content: { src: string }
  /** Pictures of the place at each hour. */
  hours: readonly { label: string; picture: { src: string } | undefined }[]
  measures: Measures
  /** First distance, and the height of the window there. */
  distanceM: number
  heightM: number
  units: LengthUnits
}

/** Widths of the pictures, which are larger than the window from nearby. */
const sizes = '(min-width: 64rem) 90vw, 150vw'

/** Renders the view from the first distance, made of the two pictures. The script draws other views over it. */
export function StageWindow({
  place,
  content,
  hours,
  measures,
  distanceM,
  heightM,
  units,
}: StageWindowProps) {
  const { size, screen } = measures
  const aim = aimOf(measures)
  const barM = scaleBarM(heightM)
  return (
    <Window
      data-view
      $values={{
        zoom: size[1] / heightM,
        shape: size[0] / size[1],
        'aim-x': aim[0] / size[0],
        'aim-y': aim[1] / size[1],
        left: screen[0] / size[0],
        top: screen[1] / size[1],
        wide: screen[2] / size[0],
        high: screen[3] / size[1],
        bar: barM / heightM,
        mark: loupeM(distanceM) / heightM,
      }}
    >
      <Place>
        <Picture src={place.src} alt={place.alt} sizes={sizes} />
        <Content $transparent={measures.transparent}>
          <Picture src={content.src} alt="" sizes={sizes} lost="" />
        </Content>
      </Place>
      {hours.map(
        ({ picture }, index) =>
          picture && (
            // The script loads it when a visitor chooses the hour.
            <div key={index} hidden data-hour={index}>
              <Picture src={picture.src} alt="" sizes={sizes} lost="" />
            </div>
          ),
      )}
      <Drawn aria-hidden />
      <PictureLabel src={place.src} />
      <Bar aria-hidden data-bar>
        {scaleBarLabel(barM, units)}
      </Bar>
      <Mark aria-hidden />
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

/**
 * Has the shape of the picture, which fills it at the farthest distance. Its children move the picture as `middleOf`
 * moves it.
 */
const Window = styled(Valued)`
  --height: calc(var(--zoom) * 100cqh);
  --width: calc(var(--height) * var(--shape));
  ${axis('x', 'width', '100cqw', 'left', 'wide')}
  ${axis('y', 'height', '100cqh', 'top', 'high')}
  position: relative;
  align-self: start;
  aspect-ratio: var(--shape);
  overflow: clip;
  border-radius: ${theme.radius.large};
  container-type: size;
  ${overPicture}
  background: ${theme.color.dark};
`

/** The whole picture. */
const Place = styled.div`
  position: absolute;
  top: var(--from-y);
  left: var(--from-x);
  width: var(--width);
  height: var(--height);
`

/** Declares where the picture begins in the window, in one direction. */
function axis(name: string, whole: string, window: string, from: string, length: string): string {
  const at = (fraction: string) => `${fraction} * var(--${whole})`
  const centre = at(`(var(--${from}) + var(--${length}) / 2)`)
  const half = `${window} / 2`
  const least = `min(${at(`var(--${from})`)} + ${half}, ${centre})`
  const greatest = `max(${at(`(var(--${from}) + var(--${length}))`)} - ${half}, ${centre})`
  const middle = `clamp(${least}, ${at(`var(--aim-${name})`)}, ${greatest})`
  return `--from-${name}: clamp(${window} - var(--${whole}), ${half} - ${middle}, 0px);`
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

/** A second one is the drawing before, which fades out. */
const Drawn = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  & + canvas {
    animation: vanish 0.6s;
  }

  @keyframes vanish {
    to {
      opacity: 0;
    }
  }

  ${scripted}
`

/** A length in the view, as on a map. */
const Bar = styled.div`
  position: absolute;
  bottom: 1rem;
  inset-inline-start: 1rem;
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

/** Half a degree of the view, which the detail enlarges. */
const Mark = styled.div`
  position: absolute;
  top: calc(var(--from-y) + var(--aim-y) * var(--height));
  left: calc(var(--from-x) + var(--aim-x) * var(--width));
  width: calc(var(--mark) * 100cqh);
  aspect-ratio: 1;
  border-radius: ${theme.radius.round};
  outline: 1px solid ${theme.color.text};
  outline-offset: 1px;
  translate: -50% -50%;
  ${scripted}
`
