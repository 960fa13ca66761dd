import type { Planning } from './planning-schema.ts'
import { feetFromMetres, metresFromFeet } from './units.ts'

/** Values of the form's fields, as typed. */
export type Inputs = Planning['begin']
export type Field = keyof Inputs

/** The fields that the visitor has changed. All others follow the place. */
export type Chosen = Partial<Inputs>

/** Fields that hold a length, in metres or feet. */
export const lengths = ['near', 'far', 'width', 'height'] as const

/** Returns the values of all fields: those of the visitor, and the first ones of the place. */
export function inputsOf(chosen: Chosen, { begin, places }: Planning): Inputs {
  const place = places.find(({ key }) => key === (chosen.place ?? begin.place))
  return { ...inUnit({ ...begin, ...place?.begin }, chosen.unit ?? begin.unit), ...chosen }
}

/** Returns the values in an address. */
export function readInputs(search: string, { begin, places, uses }: Planning): Chosen {
  const chosen: Chosen = {}
  for (const [field, value] of new URLSearchParams(search)) {
    if (Object.hasOwn(begin, field)) Object.assign(chosen, { [field]: value.slice(0, 20) })
  }
  // An unknown name would leave a list without a selection.
  if (!places.some(({ key }) => key === chosen.place)) delete chosen.place
  if (!uses.some(({ key }) => key === chosen.use)) delete chosen.use
  if (chosen.unit !== 'ft') delete chosen.unit
  return chosen
}

/** Returns the query of the visitor's values, in the order of the fields. */
export function writeInputs(chosen: Chosen, { begin }: Planning): string {
  const fields = Object.keys(begin).filter((field) => Object.hasOwn(chosen, field))
  const query = new URLSearchParams(fields.map((field) => [field, String(Reflect.get(chosen, field))]))
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** Converts the lengths to the other unit. */
export function inUnit<T extends Chosen>(inputs: T, unit: string): T & { unit: string } {
  const convert = unit === 'ft' ? feetFromMetres : metresFromFeet
  const next = { ...inputs, unit }
  if (unit === (inputs.unit ?? 'm')) return next
  for (const field of lengths) {
    const value = numberIn(inputs[field])
    if (value !== undefined) Object.assign(next, { [field]: String(Math.round(convert(value) * 100) / 100) })
  }
  return next
}

/** Returns the typed number; undefined if it is missing or not above 0. */
export function numberIn(typed = ''): number | undefined {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return value > 0 && Number.isFinite(value) ? value : undefined
}
