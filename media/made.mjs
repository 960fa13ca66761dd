// The pictures as they were made: the world of each, the chroma of its surfaces, where its screens are, and the file.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const list = new URL('made.json', import.meta.url)

/**
 * Writes the line of a picture. `chroma` is undefined for a close view, whose materials are real. `screens`: the box of its
 * main screens in per cent of the picture, if it has any.
 */
export function record(name, path, { chroma, screens }) {
  const made = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  const file = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
  const world = chroma === undefined ? 'bench' : 'model'
  made[name] = { world, file, ...(chroma !== undefined && { chroma: Number(chroma.toFixed(1)) }), screens }
  const lines = Object.keys(made)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(made[key])}`)
  writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`)
}
