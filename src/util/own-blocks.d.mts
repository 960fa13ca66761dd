/** Returns the folder of a site's own blocks, from the site's root. It has a folder for each block. */
export function ownBlocksFolder(site: string): string

/** Returns the types of a site's own blocks. Throws with every problem of their folders. */
export function ownBlocksOf(engine: string, site: string): string[]

/** Returns a plugin of Rolldown, Vite and Vitest for the modules `virtual:own-blocks/…`. Without a site, they are empty. */
export function ownBlocks(
  engine: string,
  site?: string,
): {
  name: string
  resolveId: { filter: { id: RegExp }; handler: (id: string) => string }
  load: { filter: { id: RegExp }; handler: (id: string) => string }
}
