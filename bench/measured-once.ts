import type { z } from 'zod'
import { readFile, writeFile } from 'node:fs/promises'

/** Results of a long bench in a file, so that a bench that was stopped goes on where it was. */
export interface Measured {
  /** Returns the stored result of this name. Without one, measures and stores it. */
  once: <T>(name: string, schema: z.ZodType<T>, measure: () => Promise<T>) => Promise<T>
}

/** Opens the file of results. */
export async function openMeasured(file: string): Promise<Measured> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const results: Record<string, unknown> = JSON.parse(text)
  return {
    async once(name, schema, measure) {
      if (name in results) return schema.parse(results[name])
      const result = await measure()
      results[name] = result
      await writeFile(file, JSON.stringify(results))
      return result
    },
  }
}
