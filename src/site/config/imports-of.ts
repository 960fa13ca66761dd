import { posix } from 'node:path'

/** Returns the files that a config imports or names as its schema. */
export const importsOf = (file: string, text: string) =>
  [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|"\$schema"\s*:\s*)["'](\.[^"']+)["']/g)].map(
    ([, path = '']) => posix.join(posix.dirname(file), path),
  )
