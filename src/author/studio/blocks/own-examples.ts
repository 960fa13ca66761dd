/** The examples of the site's own blocks, by type. `src/util/own-blocks.mjs` fills the list. */
export const own: Record<string, never> = {}
