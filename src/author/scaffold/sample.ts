import { samplePrefix } from '../../lint/rules/sample-text.ts'

/** A text that only shows where one belongs; the rule `sample-text` tells of each that is left. */
export const sample = (text: string) => samplePrefix + text
