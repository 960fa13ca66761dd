/** Returns the body of a response. Calls `ended` after the last byte. */
export function watchedBody(body: ReadableStream<Uint8Array>, ended: () => void) {
  return body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ flush: ended }))
}
