import type { ContentItemView } from 'pagework/blocks'
import { usedPitches } from './used-pitches.ts'
import type { Planning } from './planning-schema.ts'

type Cabinet = Planning['cabinets'][number]
type Pitch = Cabinet['pitches'][number]
type Place = Planning['places'][number]
/** Returns the properties that a part of a description changes; undefined if the part is unreadable. */
type Take<T> = (thing: T, part: string) => Partial<T> | undefined

/**
 * Returns the planning with the supplier's figures in place of typical ones. An item's title names a cabinet or a
 * place. The description of a cabinet is such as `9.2 kg, 120 to 146 W, 806.4 × 453.6 mm, P1.2 640 × 360 px`, that of a
 * place `600 to 900 nits, P1.2, P2`. An unreadable part changes nothing and is reported to `refuse`.
 */
export function withSupplied(
  planning: Planning,
  items: readonly ContentItemView[] | undefined,
  refuse: (item: ContentItemView, part: string) => void,
): Planning {
  if (!items?.length) return planning
  const read = <T extends object>(thing: T, called: string, take: Take<T>): T => {
    const next = { ...thing }
    for (const item of items.filter(({ title }) => plain(title) === plain(called))) {
      // The pitch is computed from pixels and size. So sizes are read first, in whatever order they are written.
      for (const part of partsOf(item).sort((a, b) => sizes(b) - sizes(a))) {
        const change = take(next, part)
        if (change) Object.assign(next, change)
        else refuse(item, part)
      }
    }
    return next
  }
  const places = planning.places.map((place) =>
    read(place, place.label, (item, part) => ofPlace(item, part, pitchesAt(planning, place))),
  )
  const cabinets = planning.cabinets
    .map((cabinet) => read(cabinet, cabinet.name, ofCabinet))
    .flatMap((cabinet) => onlySupplied(cabinet, places))
  return { ...planning, places, cabinets, table: usedPitches({ places, cabinets }) }
}

const partsOf = ({ description }: ContentItemView) =>
  description
    .split(/[,;]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const sizes = (part: string) => Number(part.endsWith('mm'))

function ofCabinet({ mm: size, pitches, supplied }: Cabinet, part: string): Partial<Cabinet> | undefined {
  const kg = rangeIn(part, 'kg')
  if (kg) return { kg, supplied: [...supplied, 'kg'] }
  const watts = rangeIn(part, 'W')
  if (watts) return { watts, supplied: [...supplied, 'W'] }
  const mm = pairIn(part, 'mm')
  if (mm) return { mm, supplied: [...supplied, 'mm'] }
  for (const pitch of pitches) {
    const px = pairIn(part, 'px', pitch.name)
    if (!px) continue
    const exact: Pitch = { ...pitch, mm: [size[0] / px[0], size[1] / px[1]] }
    return {
      pitches: pitches.map((candidate) => (candidate === pitch ? exact : candidate)),
      supplied: [...supplied, `${pitch.name} px`],
    }
  }
  return undefined
}

function ofPlace({ supplied }: Place, part: string, built: Pitch[]): Partial<Place> | undefined {
  const nits = rangeIn(part, 'nits')
  if (nits) return { nits, supplied: [...supplied, 'nits'] }
  const pitch = built.find(({ name }) => plain(name) === plain(part))
  return pitch && { supplied: [...supplied, pitch.name] }
}

const pitchesAt = ({ cabinets }: Planning, { key }: Place) =>
  cabinets.filter(({ places }) => places.includes(key)).flatMap(({ pitches }) => pitches)

/**
 * Limits a place to its own pitches, if the supplier names some. A cabinet of several places is then split into one for
 * each.
 */
function onlySupplied(cabinet: Cabinet, places: Place[]): Cabinet[] {
  const all = cabinet.places.map((key) => {
    const supplied =
      places.find((place) => place.key === key)?.supplied.filter((what) => what !== 'nits') ?? []
    return {
      key,
      pitches:
        supplied.length > 0 ? cabinet.pitches.filter(({ name }) => supplied.includes(name)) : undefined,
    }
  })
  if (all.every(({ pitches }) => pitches === undefined)) return [cabinet]
  return all
    .map(({ key, pitches }) => ({ ...cabinet, places: [key], pitches: pitches ?? cabinet.pitches }))
    .filter(({ pitches }) => pitches.length > 0)
}

const plain = (text: string) => text.replaceAll(/\s/g, '')
const figure = String.raw`(\d[\d,]*(?:\.\d+)?)`

/** Reads `9.2 kg`, or `9 to 9.5 kg`. */
function rangeIn(part: string, unit: string): [number, number] | undefined {
  const match = new RegExp(String.raw`^${figure}(?:\s*(?:to|–)\s*${figure})?\s*${unit}$`).exec(part)
  if (!match) return undefined
  const [, least = '', greatest = least] = match
  const [from, to] = [numberOf(least), numberOf(greatest)]
  return from > 0 && from <= to ? [from, to] : undefined
}

/** Reads `640 × 480 mm`, or after a name `P2.5 256 × 192 px`. */
function pairIn(part: string, unit: string, name = ''): [number, number] | undefined {
  if (!plain(part).startsWith(plain(name))) return undefined
  const rest = plain(part).slice(plain(name).length)
  const [, across = '', down = ''] = new RegExp(`^:?${figure}×${figure}${unit}$`).exec(rest) ?? []
  const [width, height] = [numberOf(across), numberOf(down)]
  return width > 0 && height > 0 ? [width, height] : undefined
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))
