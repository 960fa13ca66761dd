/** The islands of the site's own blocks, by file. `src/util/own-blocks.mjs` fills the list. */
export const own: Record<string, never> = {}
