import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import made from '../../../media/made.json' with { type: 'json' }
import { joinedSite } from '../../support/joined-site.ts'
import { root } from '../../support/root.ts'

interface Made {
  world: string
  file: string
  chroma?: number
  /** Box of the main screens in per cent: left, top, right, bottom. */
  screens?: number[]
}

const lines = new Map<string, Made>(Object.entries(made))

const { joined } = await joinedSite()

/** Returns the line of a picture that the recipe made. An author's own file has none, even under the name of a made one. */
function lineOf(picture: string): Made | undefined {
  const line = lines.get(basename(picture, extname(picture)))
  if (!line) return undefined
  const folder = picture.startsWith('/storage/') ? 'content' : 'public'
  const file = createHash('sha256')
    .update(readFileSync(join(root, folder, picture)))
    .digest('hex')
  return file.startsWith(line.file) ? line : undefined
}

const pictures = [...new Set(joined.flatMap(({ bound }) => bound.pictures.all))].flatMap((picture) => {
  const line = lineOf(picture)
  return line ? [{ picture, line }] : []
})

test('every made picture is a close view, or a model without colour outside its screens', () => {
  expect(pictures.length).toBeGreaterThan(0)
  const coloured = pictures.filter(
    ({ line: { world, chroma = Infinity } }) => world !== 'bench' && chroma >= 12,
  )
  expect(coloured.map(({ picture }) => picture)).toEqual([])
})
