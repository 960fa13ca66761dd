/** Parts of the site's own blocks, by type or by file. The plugin `ownBlocks` (src/util/own-blocks.mjs) makes them of its folder of blocks. */
declare module 'virtual:own-blocks/*' {
  const parts: Record<string, never>
  export default parts
}
