/** What a text begins with that only shows where one belongs; the rule `sample-text` tells of each that is left. */
export const sample = (text: string) => `SAMPLE: ${text}`
