import { sample } from '../../src/author/scaffold/sample.ts'

/** Whether a value contains a sample text of `npm run new`. Such a value need only be valid. */
export const isSample = (value: unknown): boolean => JSON.stringify(value).includes(sample(''))
