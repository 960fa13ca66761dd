/** Parts of the site's own blocks, by type or by file. The plugin `ownBlocks` (src/util/own-blocks.mjs) writes each module. */
declare module 'virtual:own-blocks/*' {
  const parts: Record<string, never>
  export default parts
}
