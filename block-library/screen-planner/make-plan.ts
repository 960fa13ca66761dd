import type { Planning } from '../../schemas/planning.ts'
import {
  btuPerHour,
  cabinetsPerCircuit,
  cabinetsWithin,
  circuitsFor,
  farthestM,
  leastHeightM,
  leastLetterMm,
  meltingM,
  nearestM,
  rupees,
  share,
  spareModules,
  times,
  widescreenWithin,
} from './arithmetic.ts'

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

type Cabinet = Planning['cabinets'][number]
type Pitch = Cabinet['pitches'][number]
type Size = readonly [across: number, down: number]

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

/** Returns the plan of a screen: all options, the recommended one, and the figures of the chosen one. */
export function makePlan(wish: Wish, planning: Planning) {
  const use = planning.uses.find(({ key }) => key === wish.use)
  const place = planning.places.find(({ key }) => key === wish.place)
  const space = spaceOf(wish, use?.elementPercent)
  const options = optionsFor(wish, planning, space, use?.nearness)
  const picked = options.find(({ name }) => name === wish.pitch)
  const best = choose(wish, options, use?.rows)
  const chosen = picked ?? best
  const figures = chosen && figuresOf(chosen, wish, planning, use?.elementPercent)
  return { place, use, space, options, best, chosen, figures }
}

export type Plan = ReturnType<typeof makePlan>

/**
 * Returns the room for the screen in millimetres. If no size is given, it is the least that the farthest viewer needs.
 */
export function spaceOf({ widthM, heightM, farM, aspect }: Wish, elementPercent = 3) {
  const ratio = aspect ?? 16 / 9
  const isSuggested = widthM === undefined && heightM === undefined
  const wanted = isSuggested && farM !== undefined ? leastHeightM(farM, elementPercent) : heightM
  const height = wanted ?? (widthM === undefined ? undefined : widthM / ratio)
  if (height === undefined) return undefined
  const width = widthM ?? height * ratio
  const [across, down] =
    aspect === undefined
      ? [width, height]
      : [Math.min(width, height * aspect), Math.min(height, width / aspect)]
  return { mm: [across * 1000, down * 1000] as const, isSuggested }
}

/** Returns every pitch that is built for the place, finest first, each in the cabinet that fills the room best. */
function optionsFor(
  wish: Wish,
  planning: Planning,
  space: ReturnType<typeof spaceOf>,
  nearness = 1,
): Option[] {
  const known = new Map<string, Option>()
  for (const cabinet of planning.cabinets) {
    if (!cabinet.places.includes(wish.place)) continue
    for (const pitch of cabinet.pitches) {
      const option = optionOf(cabinet, pitch, nearness, wish.nearM, space)
      const other = known.get(pitch.name)
      if (!other || fillsBetter(option, other, space?.isSuggested)) known.set(pitch.name, option)
    }
  }
  return [...known.values()].toSorted((one, other) => one.mm - other.mm)
}

function optionOf(
  cabinet: Cabinet,
  pitch: Pitch,
  nearness: number,
  viewerM: number | undefined,
  space: ReturnType<typeof spaceOf>,
): Option {
  const mm = Math.max(...pitch.mm)
  const nearM = pitch.nearM * nearness
  const grid = space && gridWithin(space, cabinet.mm)
  return {
    name: pitch.name,
    cabinet,
    mm,
    nearM,
    isComfortable: viewerM === undefined ? undefined : nearM <= viewerM + 1e-9,
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
const fillsBetter = (one: Option, other: Option, isSuggested = false) =>
  isSuggested ? areaOf(one) < areaOf(other) : areaOf(one) > areaOf(other)

/**
 * Returns the coarsest pitch that is comfortable for the nearest viewer and has at least the rows of the use, since it
 * costs least. Without such a pitch, returns the finest. Returns undefined if the nearest viewer's distance is unknown.
 */
function choose({ nearM }: Wish, options: readonly Option[], rows = 0): Option | undefined {
  if (nearM === undefined) return undefined
  const comfortable = options.filter(({ isComfortable }) => isComfortable)
  const showing = comfortable.filter(({ pixels }) => !pixels || widescreenWithin(...pixels)[1] >= rows)
  return showing.at(-1) ?? options[0]
}

/** Returns the figures of a screen with this pitch. */
function figuresOf(
  { cabinet, mm, grid, pixels }: Option,
  wish: Wish,
  planning: Planning,
  elementPercent: number | undefined,
) {
  const count = grid && grid[0] * grid[1]
  const each = cabinet.watts ?? times(cabinet.wattsPerSquareMetre, (cabinet.mm[0] * cabinet.mm[1]) / 1e6)
  const greatest = times(each, count)
  const usual = share(greatest, cabinet.usualPercent)
  const sizeMm = grid && ([grid[0] * cabinet.mm[0], grid[1] * cabinet.mm[1]] as const)
  const { farM } = wish
  const modules = count === undefined ? undefined : cabinet.modules && cabinet.modules * count
  return {
    cabinets: count,
    sizeMm,
    widescreen: pixels && widescreenWithin(...pixels),
    kg: times(cabinet.kg, count),
    watts: { greatest, usual },
    btuPerHour: btuPerHour(each, count),
    circuits: planning.supplies.map((supply) => {
      // Circuits are designed for the greatest power of a cabinet.
      const perCircuit = each && cabinetsPerCircuit(supply, each[1])
      return { ...supply, perCircuit, circuits: circuitsFor(count, perCircuit) }
    }),
    rupeesPerMonth: times(rupees(usual, wish.hoursPerDay, wish.rupeesPerKwh), planning.daysPerMonth),
    modules,
    spares: spareModules(modules, planning.sparePercent),
    letters: planning.letters.map((letter) => ({
      ...letter,
      mm: farM === undefined ? undefined : leastLetterMm(farM, letter, mm),
    })),
    distances: planning.viewing.map((rule) => ({ ...rule, distanceM: nearestM(mm, rule.metresPerMm) })),
    meltingM: meltingM(mm),
    farthestM:
      sizeMm && elementPercent !== undefined ? farthestM(sizeMm[1] / 1000, elementPercent) : undefined,
  }
}
