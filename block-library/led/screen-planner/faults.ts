import type { PlannerWords } from './words-schema.ts'
import type { Planning } from './planning-schema.ts'
import { lengths, numberIn, type Field, type Inputs } from './inputs.ts'
import { hasRoom, optionsFor, type Size } from './options.ts'
import { wishOf } from './wish-of.ts'

/** The reason why no screen can have a value. */
interface Fault {
  reason: keyof PlannerWords['faults']
  /** The limit of the value: in metres for a length. */
  limit?: number
  /** Size of the smallest cabinet in millimetres. */
  cabinet?: Size
}

export type Faults = Partial<Record<Field, Fault>>

const HOURS_OF_A_DAY = 24

/** Returns the impossible values of the form by field. An empty field is unknown, which is no fault. */
export function faultsOf(inputs: Inputs, planning: Planning): Faults {
  const { distance, side, tariff } = planning.greatest
  const wish = wishOf(inputs)
  const faults: Faults = {}
  const limits = {
    near: [wish.nearM, distance],
    far: [wish.farM, distance],
    width: [wish.widthM, side],
    height: [wish.heightM, side],
    hours: [numberIn(inputs.hours), HOURS_OF_A_DAY],
    tariff: [numberIn(inputs.tariff), tariff],
  } as const
  for (const field of [...lengths, 'hours', 'tariff'] as const) {
    const [value, limit] = limits[field]
    if (inputs[field].trim() === '') continue
    if (value === undefined) faults[field] = { reason: 'positive' }
    else if (value > limit * (1 + 1e-3)) faults[field] = { reason: 'greatest', limit }
  }
  if (wish.nearM !== undefined && wish.farM !== undefined && wish.farM < wish.nearM && !faults.near) {
    faults.far ??= { reason: 'order', limit: wish.nearM }
  }
  return { ...roomFaults(inputs, planning), ...faults }
}

/** Returns the fault of a room into which no cabinet fits. */
function roomFaults(inputs: Inputs, planning: Planning): Faults {
  const { widthM, heightM, ...wish } = wishOf(inputs)
  const { options } = optionsFor({ ...wish, widthM, heightM }, planning)
  const picked = options.find(({ name }) => name === inputs.pitch)
  if (options.some(hasRoom)) {
    return picked && !hasRoom(picked) ? { pitch: { reason: 'cabinet', cabinet: picked.cabinet.mm } } : {}
  }
  const sizes = planning.cabinets.filter(({ places }) => places.includes(inputs.place)).map(({ mm }) => mm)
  const cabinet = [
    Math.min(...sizes.map(([width]) => width)),
    Math.min(...sizes.map(([, height]) => height)),
  ] as const
  const fault = { reason: 'cabinet', cabinet } as const
  if (isLess(widthM, cabinet[0])) return { width: fault }
  if (isLess(heightM, cabinet[1])) return { height: fault }
  // Both sides are long enough, so the shape is too narrow or too low.
  if (wish.aspect !== undefined) return { shape: fault }
  return widthM === undefined ? { height: fault } : { width: fault }
}

const isLess = (metres: number | undefined, mm: number) => metres !== undefined && metres * 1000 + 0.001 < mm
