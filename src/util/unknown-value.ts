import { nearestName } from './nearest-name.ts'

/** Returns the error for an unknown value of a command's option. */
export function unknownValue(option: string, value: string, values: string[]): Error {
  const nearest = nearestName(value, values)
  return new Error(
    `${option} ${JSON.stringify(value)} is not one of ${values.join(', ')}${nearest ? `\ndid you mean "${nearest}"?` : ''}`,
  )
}
