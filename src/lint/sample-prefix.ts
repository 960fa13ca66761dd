/** Prefix of the texts that `npm run new` writes and that authors must replace. */
export const samplePrefix = 'SAMPLE: '
