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
}

const lines = new Map<string, Made>(Object.entries(made))
/** Pictures that were made before the model, or before the record: they are to be rendered again. */
const old = new Set(
  `
    control-room-4 factory-floor-1 factory-floor-5 hourly-board-1 tier-meeting-1 training-hall-1
    warehouse-1 yard-board-1
  `
    .trim()
    .split(/\s+/),
)

const { joined } = await joinedSite()

test('every picture is a close view, or a model without colour outside its screens', () => {
  const pictures = new Set(joined.flatMap(({ bound }) => bound.pictures.all))
  expect(pictures.size).toBeGreaterThan(100)
  expect([...pictures].flatMap(faultsOf)).toEqual([])
})

function faultsOf(picture: string): string[] {
  const name = basename(picture, extname(picture))
  // The screen of a tool shows no place.
  if (extname(picture) === '.svg' || name.endsWith('-screen')) return []
  const line = lines.get(name)
  if (old.has(name)) return line ? [`${name} has a line in media/made.json: it is old no more`] : []
  if (!line) return [`${name} has no line in media/made.json`]
  const folder = picture.startsWith('/storage/') ? 'content' : 'public'
  const file = createHash('sha256')
    .update(readFileSync(join(root, folder, picture)))
    .digest('hex')
  if (!file.startsWith(line.file)) return [`${name} is another file than in media/made.json`]
  if (line.world === 'bench') return []
  return (line.chroma ?? Infinity) < 12 ? [] : [`${name} has colour of its own`]
}
