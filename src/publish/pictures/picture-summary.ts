import type { EncodedPicture } from './encode-picture.ts'
import { messageOf } from '../../util/message-of.ts'

/** Counts prepared pictures for the report of a build. */
export function pictureSummary() {
  const count = { pictures: 0, cached: 0, before: 0, after: 0 }
  const unprepared: string[] = []
  return {
    /** Adds a prepared picture. */
    add({ encoded, cached, source, bytes: after }: EncodedPicture): void {
      if (!encoded) return
      count.pictures += 1
      count.cached += cached ? 1 : 0
      count.before += source
      count.after += after
    },

    /** Adds a picture that could not be prepared, with the error. */
    leave(address: string, error: unknown): void {
      unprepared.push(`${address}: ${messageOf(error)}`)
    },

    /**
     * Returns the report: `160 pictures, 6.4 MB, as AVIF 3.9 MB (158 from the cache)`, and a line for each picture that
     * could not be prepared.
     */
    lines(): string[] {
      const { pictures, cached, before, after } = count
      return [
        `${pictures} pictures, ${megabytes(before)}, as AVIF ${megabytes(after)} (${cached} from the cache)`,
        ...unprepared.map((line) => `Published without variants: ${line}`),
      ]
    },
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
