import { networkFault } from './network-fault.ts'

interface Watch {
  /** Called after the last byte. */
  ended: () => void
  /** Aborted by a caller that knows the reason itself. */
  signal: AbortSignal | null | undefined
}

/** Returns the body of a response. If the connection is cut, reading it fails with the reason in words. */
export function watchedBody(body: ReadableStream<Uint8Array>, { ended, signal }: Watch) {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        ended()
        controller.close()
      } catch (error) {
        controller.error(signal?.aborted ? error : new Error(networkFault(error), { cause: error }))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
