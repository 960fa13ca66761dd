/** Returns the folder of a site's own blocks, from the site's root. It has a folder for each block. */
export function ownBlocksFolder(site: string): string

/** Exit code of a development server that starts again with changed blocks. */
export const RESTART: number

/** Returns the types of a site's own blocks. Throws with every problem of their folders. */
export function ownBlocksOf(engine: string, site: string): string[]

/** Returns a plugin of Rolldown and Vite that fills the engine's lists of own blocks with those of a site. */
export function ownBlocks(
  engine: string,
  site: string,
): { name: string; load: { filter: { id: RegExp }; handler: (id: string) => string | undefined } }
