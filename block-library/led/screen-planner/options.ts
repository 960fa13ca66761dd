import type { Planning } from './planning-schema.ts'
import { cabinetsWithin, leastHeightM, meltingM, widescreenWithin } from './arithmetic.ts'

/** The buyer's requirements. Undefined values are unknown. */
export interface Wish {
  place: string
  use: string
  /** Name of the pitch that the buyer selected instead of ours. */
  pitch?: string | undefined
  nearM?: number | undefined
  farM?: number | undefined
  /** Size of the room for the screen, or of the screen. */
  widthM?: number | undefined
  heightM?: number | undefined
  /** Width by height. */
  aspect?: number | undefined
  hoursPerDay?: number | undefined
  rupeesPerKwh?: number | undefined
}

/** Rounding of a length in feet to two digits, which must not choose another pitch. */
const ROUNDING_M = 0.005

type Cabinet = Planning['cabinets'][number]
type Pitch = Cabinet['pitches'][number]
export type Size = readonly [across: number, down: number]

/** A pitch in a cabinet that is built for the place. */
export interface Option {
  name: string
  cabinet: Cabinet
  /** The coarser of the horizontal and vertical pitch, which determines the distance. */
  mm: number
  /** Distance from which the picture is comfortable to look at. */
  nearM: number
  /** Whether the nearest viewer is far enough; undefined if the distance is unknown. */
  isComfortable: boolean | undefined
  /** Number of cabinets across and down; undefined if no size is known. */
  grid: Size | undefined
  pixels: Size | undefined
}

/** Returns the room for the screen, and every pitch that is built for the place, finest first. */
export function optionsFor(wish: Wish, planning: Planning) {
  const use = planning.uses.find(({ key }) => key === wish.use)
  const space = spaceOf(wish, use?.elementPercent)
  const byName = new Map<string, Option>()
  for (const cabinet of planning.cabinets) {
    if (!cabinet.places.includes(wish.place)) continue
    for (const pitch of cabinet.pitches) {
      const option = optionOf(cabinet, pitch, use?.nearness ?? 1, wish.nearM, space)
      const other = byName.get(pitch.name)
      // Each pitch is used in the cabinet that fills the room best.
      if (!other || fillsBetter(option, other, space?.isSuggested)) byName.set(pitch.name, option)
    }
  }
  return { use, space, options: [...byName.values()].sort((a, b) => a.mm - b.mm) }
}

/**
 * Returns the room for the screen in millimetres. If no size is given, it is the least that the farthest viewer needs.
 */
function spaceOf({ widthM, heightM, farM, aspect }: Wish, elementPercent = 3) {
  const ratio = aspect ?? 16 / 9
  const isSuggested = widthM === undefined && heightM === undefined
  const leastHeight = isSuggested && farM !== undefined ? leastHeightM(farM, elementPercent) : heightM
  const height = leastHeight ?? (widthM === undefined ? undefined : widthM / ratio)
  if (height === undefined) return undefined
  const width = widthM ?? height * ratio
  const [across, down] =
    aspect === undefined
      ? [width, height]
      : [Math.min(width, height * aspect), Math.min(height, width / aspect)]
  return { mm: [across * 1000, down * 1000] as const, isSuggested }
}

function optionOf(
  cabinet: Cabinet,
  pitch: Pitch,
  nearness: number,
  viewerM: number | undefined,
  space: ReturnType<typeof spaceOf>,
): Option {
  const nearM = pitch.nearM * nearness
  const grid = space && gridWithin(space, cabinet.mm)
  return {
    name: pitch.name,
    cabinet,
    mm: Math.max(...pitch.mm),
    nearM,
    isComfortable: viewerM === undefined ? undefined : nearM <= viewerM + ROUNDING_M,
    grid,
    pixels: grid && [pixelsAcross(grid, cabinet, pitch, 0), pixelsAcross(grid, cabinet, pitch, 1)],
  }
}

/** Returns the number of whole cabinets within the room. For a suggested size, they cover the room instead. */
function gridWithin({ mm, isSuggested }: NonNullable<ReturnType<typeof spaceOf>>, cabinet: Size): Size {
  const whole = (side: 0 | 1) =>
    cabinetsWithin(mm[side] + (isSuggested ? cabinet[side] - 0.01 : 0), cabinet[side])
  return [whole(0), whole(1)]
}

/** Returns the number of pixels across or down. A cabinet holds whole pixels. */
const pixelsAcross = (grid: Size, { mm }: Cabinet, pitch: Pitch, side: 0 | 1) =>
  grid[side] * Math.round(mm[side] / pitch.mm[side])

const areaOf = ({ grid, cabinet: { mm } }: Option) => (grid ? grid[0] * grid[1] * mm[0] * mm[1] : 0)

/** Returns whether an option fills the room better. For a suggested size, the smaller option is better. */
const fillsBetter = (a: Option, b: Option, isSuggested = false) =>
  isSuggested ? areaOf(a) < areaOf(b) : areaOf(a) > areaOf(b)

/** Returns whether at least one cabinet fits into the room. */
export const hasRoom = ({ grid }: Option) => !grid || (grid[0] > 0 && grid[1] > 0)

/** Returns whether a 16:9 picture has at least these rows. Without a size, it may have. */
const hasRows = ({ pixels }: Option, rows = 0) => !pixels || widescreenWithin(...pixels)[1] >= rows

/**
 * Returns the coarsest pitch that serves the nearest viewer, since it costs least. A use that needs rows takes a finer
 * pitch, but none whose pixels are too small for that viewer's eye. Returns the finest pitch if none serves the viewer,
 * and undefined if the distance is unknown.
 */
export function choose({ nearM }: Wish, options: readonly Option[], rows?: number): Option | undefined {
  if (nearM === undefined) return undefined
  const built = options.filter(hasRoom)
  const serving = built.filter(({ isComfortable }) => isComfortable)
  const coarsest = serving.at(-1)
  if (!coarsest) return built[0] ?? options[0]
  if (hasRows(coarsest, rows)) return coarsest
  const visible = serving.filter(({ mm }) => meltingM(mm) >= nearM)
  return visible.findLast((option) => hasRows(option, rows)) ?? visible[0] ?? coarsest
}
