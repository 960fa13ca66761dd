import { blurred } from './blur.ts'
import { contextOf } from './canvas.ts'
import { drawView } from './draw-view.ts'
import { aimOf, middleOf, type Box, type DrawnScene } from './drawn-scene.ts'
import { gapsSeen, levelsOf, LOUPE_ARC_MINUTES, loupeM } from './optics.ts'
import { pixelArcMinutes } from '../parts/arc-minutes.ts'
import type { StageHour, StagePitch } from './verdict.ts'

interface Drawn {
  distanceM: number
  /** Height of the window in metres. */
  heightM: number
  pitch: StagePitch
  hour: StageHour
}

/** Draws the window, and the round detail beside it. */
export function drawStage(frame: HTMLElement, scene: DrawnScene, drawn: Drawn): void {
  const { distanceM, heightM, pitch, hour } = drawn
  const [window, loupe] = [...frame.querySelectorAll<HTMLCanvasElement>('canvas:first-of-type')].map(sized)
  if (!window || !loupe) return
  const pitchM = [pitch.mm[0] / 1000, pitch.mm[1] / 1000] as const
  const levels = levelsOf(hour.nits, hour.lux, scene.reflectance)
  const look = { pitchM, ...levels, gaps: gapsSeen(pixelArcMinutes(Math.max(...pitch.mm), distanceM)) }
  const { width, height } = window.canvas
  const scale = height / heightM
  const middleM = middleOf(scene, [width / scale, height / scale])
  drawView(window, scene, { middleM, scale }, look)

  const side = loupe.canvas.width
  const detail = contextOf(side, side)
  const detailView = {
    middleM: onPixel(aimOf(scene), scene.screen, pitchM),
    scale: side / loupeM(distanceM),
  }
  drawView(detail, scene, detailView, look)
  loupe.drawImage(blurred(detail.canvas, (side / LOUPE_ARC_MINUTES) * EYE_RADIUS_ARC_MINUTES), 0, 0)
}

/** Returns the middle of the pixel at a point. A detail of one pixel shows that one, and not the corner of four. */
const onPixel = ([x, y]: Point, [startX, startY]: Box, [across, down]: Point): Point => [
  pixelMiddle(x, startX, across),
  pixelMiddle(y, startY, down),
]

const pixelMiddle = (at: number, from: number, pitchM: number) =>
  from + (Math.floor((at - from) / pitchM) + 0.5) * pitchM

type Point = readonly [number, number]

/** Radius of the disc to which the eye blurs a point. Two points a minute of arc apart are just separate. */
const EYE_RADIUS_ARC_MINUTES = 0.6

/** Gives a canvas the pixels of its place on the page, and returns what draws on it. */
function sized(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const { width, height } = canvas.getBoundingClientRect()
  // More than two pixels for each CSS pixel would cost time that nobody sees.
  const density = Math.min(2, devicePixelRatio)
  const [wide, high] = [Math.round(width * density), Math.round(height * density)]
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high })
  return canvas.getContext('2d')
}
