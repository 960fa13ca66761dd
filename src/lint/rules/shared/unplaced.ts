import { childOf } from '../../../util/document-order.ts'
import { nesting } from '../../../runtime/content/nesting.ts'
import { picturesSent, textsSent } from '../../../site/joined/content-parts.ts'
import type { EndpointAnswer } from '../../../site/joined/joined-site.ts'
import type { Found } from '../../rule.ts'

/** What reading found odd beyond the contract, at the place that it must mean; what has none is told of the whole answer. */
export function* unplaced(answer: EndpointAnswer, placed: string[]): Generator<Found> {
  // Of the places that look alike each is told once.
  const places = new Map<string, PropertyKey[][]>()
  for (const what of (answer.oddities ?? []).filter((one) => !placed.includes(one))) {
    const left = places.get(what) ?? placesOf(what, answer)
    places.set(what, left.slice(1))
    yield { file: answer.place, path: left[0] ?? [], problem: what }
  }
}

function placesOf(what: string, answer: EndpointAnswer): PropertyKey[][] {
  const [, address] = /^(.*) is no address$/s.exec(what) ?? []
  if (address !== undefined) {
    return picturesSent(answer).flatMap((one) => (one.address === address ? [one.path] : []))
  }
  const [, key] = /^section (.*) came twice$/s.exec(what) ?? []
  if (key !== undefined) {
    const same = answer.entries.filter(({ value }) => childOf(value, 'section') === key)
    return same.slice(1).map(({ path }) => [...path, 'section'])
  }
  const [, depth] = /nested (\d+) deep/.exec(what) ?? []
  const deep = textsSent(answer).filter(
    ({ field, text }) => field === 'description_html' && nesting(text) === Number(depth),
  )
  return deep.map(({ path }) => path)
}
