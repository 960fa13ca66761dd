import { numberIn, type Field, type Inputs } from './inputs.ts'
import type { Wish } from './options.ts'
import { metresFromFeet } from './units.ts'

/** Returns the buyer's requirements, in metres. */
export function wishOf(inputs: Inputs): Wish {
  const metres = (field: Field) => {
    const value = numberIn(inputs[field])
    return value !== undefined && inputs.unit === 'ft' ? metresFromFeet(value) : value
  }
  const [across = Number.NaN, down = Number.NaN] = inputs.shape.split(':').map(Number)
  return {
    ...inputs,
    nearM: metres('near'),
    farM: metres('far'),
    widthM: metres('width'),
    heightM: metres('height'),
    aspect: across > 0 && down > 0 ? across / down : undefined,
    hoursPerDay: numberIn(inputs.hours),
    rupeesPerKwh: numberIn(inputs.tariff),
  }
}
