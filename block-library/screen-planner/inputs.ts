import type { Planning } from '../../schemas/planning.ts'
import { feetFromMetres, metresFromFeet } from './units.ts'

/** Values of the form's fields, as typed. */
export type Inputs = Planning['begin']
export type Field = keyof Inputs

/** Fields that hold a length, in metres or feet. */
export const lengths = ['near', 'far', 'width', 'height'] as const

/** Returns the values of an address. A field that it omits has its initial value. */
export function readInputs(search: string, { begin, places, uses }: Planning): Inputs {
  const inputs = { ...begin }
  for (const [field, value] of new URLSearchParams(search)) {
    if (Object.hasOwn(begin, field)) Object.assign(inputs, { [field]: value.slice(0, 20) })
  }
  // An unknown name would leave a list without a selection.
  if (!places.some(({ key }) => key === inputs.place)) inputs.place = begin.place
  if (!uses.some(({ key }) => key === inputs.use)) inputs.use = begin.use
  if (inputs.unit !== 'ft') inputs.unit = 'm'
  return inputs
}

/** Returns the query of the form's values, without fields that have their initial value. */
export function writeInputs(inputs: Inputs, { begin }: Planning): string {
  const changed = Object.entries(inputs).filter(([field, value]) => Reflect.get(begin, field) !== value)
  return changed.length > 0 ? `?${new URLSearchParams(changed).toString()}` : ''
}

/** Converts the lengths to the other unit. */
export function inUnit(inputs: Inputs, unit: string): Inputs {
  const convert = unit === 'ft' ? feetFromMetres : metresFromFeet
  const next = { ...inputs, unit }
  if (unit === inputs.unit) return next
  for (const field of lengths) {
    const value = numberIn(inputs[field])
    if (value !== undefined) next[field] = String(Math.round(convert(value) * 100) / 100)
  }
  return next
}

/** Returns the typed number if it is above 0 and no more than a screen could need, else undefined. */
export function numberIn(typed: string, greatest = 3000): number | undefined {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return value > 0 && value <= greatest ? value : undefined
}
