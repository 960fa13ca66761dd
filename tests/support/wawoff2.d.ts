/** Unpacks WOFF2 files. */
declare module 'wawoff2' {
  const wawoff2: { decompress: (packed: Uint8Array) => Promise<Uint8Array> }
  export default wawoff2
}
