import type { OptionsOf } from 'pagework/blocks'
import type { schema } from './schema.ts'

/** Measures of a scene in metres (`sceneSchema`). */
export type Measures = Omit<OptionsOf<typeof schema>['scene'], 'picture' | 'content'>

/** A scene with its pictures loaded. */
export interface DrawnScene extends Measures {
  place: CanvasImageSource & Size
  content: CanvasImageSource & Size
}

interface Size {
  width: number
  height: number
}

/** Part of a picture or of the screen that a canvas shows. */
export interface View {
  /** Point in the middle of the canvas, in metres from the left and the top of the picture. */
  middleM: readonly [x: number, y: number]
  /** Canvas pixels of a metre. */
  scale: number
}

/** The screen as it looks: its pixels, and the levels of its white and black from 0 to 1. */
export interface Look {
  pitchM: readonly [number, number]
  white: number
  black: number
  /** How much of the gaps between pixels is visible, from 0 to 1. */
  gaps: number
}

/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Returns the point of the screen that the visitor walks towards, which the detail shows. */
export const aimOf = ({ screen: [x, y, wide, high], aim }: Measures) =>
  [x + aim[0] * wide, y + aim[1] * high] as const

/**
 * Returns the middle of the window. A window that is smaller than the screen shows the aim and stays on the screen, and
 * a larger one has the screen in its middle. None leaves the picture.
 */
export function middleOf(
  { size, screen, aim }: Measures,
  windowM: readonly [number, number],
): [number, number] {
  const along = (side: 0 | 1) => {
    const [from, length] = [screen[side], side === 0 ? screen[2] : screen[3]]
    const half = windowM[side] / 2
    const centre = from + length / 2
    const focus = clamp(
      Math.min(from + half, centre),
      from + aim[side] * length,
      Math.max(from + length - half, centre),
    )
    return clamp(half, focus, size[side] - half)
  }
  return [along(0), along(1)]
}

/** Returns the least value where the limits contradict, like CSS. */
const clamp = (least: number, value: number, greatest: number) => Math.max(least, Math.min(value, greatest))
