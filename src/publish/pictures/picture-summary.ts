import type { EncodedPicture } from './encode-picture.ts'

/** Counts what became of the pictures, for the line that a build prints. */
export function pictureSummary() {
  const count = { pictures: 0, cached: 0, before: 0, after: 0 }
  const left: string[] = []
  return {
    /** A picture of so many bytes was prepared. */
    add(bytes: number, { encoded, cached, bytes: after }: EncodedPicture): void {
      if (!encoded) return
      count.pictures += 1
      count.cached += cached ? 1 : 0
      count.before += bytes
      count.after += after
    },

    /** A picture could not be prepared. */
    leave(address: string, error: unknown): void {
      left.push(`${address}: ${error instanceof Error ? error.message : String(error)}`)
    },

    /** `160 pictures, 6.4 MB, as AVIF 3.9 MB (158 from the cache)`, and a line for each that was left as it is. */
    lines(): string[] {
      const { pictures, cached, before, after } = count
      return [
        `${pictures} pictures, ${megabytes(before)}, as AVIF ${megabytes(after)} (${cached} from the cache)`,
        ...left.map((line) => `Left as it is: ${line}`),
      ]
    },
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
