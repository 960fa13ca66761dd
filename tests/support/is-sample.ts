import { sample } from '../../src/author/scaffold/sample.ts'

/** Whether some of it is a sample still, as `npm run new` writes it: then it need be valid, and nothing more. */
export const isSample = (value: unknown): boolean => JSON.stringify(value).includes(sample(''))
