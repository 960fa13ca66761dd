import { nearestName } from './nearest-name.ts'

/** What is said of an option's value that is none of those known. */
export function unknownValue(option: string, value: string, known: string[]): Error {
  const nearest = nearestName(value, known)
  return new Error(
    `${option} ${JSON.stringify(value)} is not one of ${known.join(', ')}${nearest ? `\ndid you mean "${nearest}"?` : ''}`,
  )
}
