import type { Planning } from '../../schemas/planning.ts'
import type { ContentItemView } from '../shared/content-view.ts'

type Cabinet = Planning['cabinets'][number]

/**
 * The planning with what the service knows better: an item whose title is a cabinet's name says what one weighs and draws,
 * `9.2 kg, 146 W`, or `9 to 9.5 kg`. What it does not say stays as it was.
 */
export function withMeasured(planning: Planning, items: readonly ContentItemView[] = []): Planning {
  if (items.length === 0) return planning
  const cabinets = planning.cabinets.map((cabinet): Cabinet => {
    const said = items.find(({ title }) => plain(title) === plain(cabinet.name))?.description ?? ''
    const kg = rangeIn(said, 'kg') ?? cabinet.kg
    const watts = rangeIn(said, 'W') ?? cabinet.watts
    return { ...cabinet, ...(kg && { kg }), ...(watts && { watts }) }
  })
  return { ...planning, cabinets }
}

const plain = (text: string) => text.replaceAll(/\s/g, '')

function rangeIn(text: string, unit: string): [number, number] | undefined {
  const [, least = '', greatest = least] =
    new RegExp(String.raw`([\d.,]+)(?:\s*(?:to|–)\s*([\d.,]+))?\s*${unit}\b`).exec(text) ?? []
  const [from, to] = [least, greatest].map((number) => Number(number.replaceAll(',', '')))
  return from && to && from <= to ? [from, to] : undefined
}
