import { isObject } from '../../../../schemas/shared/describe-value.ts'
import { nearestName } from '../../../util/nearest-name.ts'

/** Returns the absent field of a contract that an unknown field of a value misspells; undefined if none is similar. */
export function likelyField(key: string, value: object, shape: object): string | undefined {
  return nearestName(
    key,
    Object.keys(shape).filter((field) => !(field in value)),
  )
}

/** Returns whether an unknown field of a value misspells a field. `unknown-field` reports the misspelt field. */
export const misspells = (field: string, value: unknown, shape: object): boolean =>
  isObject(value) &&
  Object.keys(value).some((key) => !(key in shape) && likelyField(key, value, shape) === field)
