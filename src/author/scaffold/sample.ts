import { samplePrefix } from '../../lint/sample-prefix.ts'

/** Marks a text as a sample that an author must replace. The rule `sample-text` reports remaining samples. */
export const sample = (text: string) => samplePrefix + text
