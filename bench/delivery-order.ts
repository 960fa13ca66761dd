import type { Delivery } from '../src/serve/enquiries/deliveries.ts'

/** How well a channel keeps the order in which enquiries were received. */
export interface OrderFigures {
  /** Enquiries that needed one attempt. Others may arrive later. */
  once: number
  /** Those of them that a later enquiry overtook, and by how many at most. */
  overtaken: number
  places: number
}

/** Compares the order of arrival at a channel with the order of the store. `arrived` has enquiries, repeated ones too. */
export function orderOf(
  deliveries: readonly Pick<Delivery, 'id' | 'enquiry' | 'tries'>[],
  arrived: readonly string[],
): OrderFigures {
  const received = new Map(deliveries.map(({ enquiry, id }) => [enquiry, id]))
  const tries = new Map(deliveries.map((delivery) => [delivery.enquiry, delivery.tries]))
  const order = [...new Set(arrived)].map((enquiry) => ({ enquiry, id: received.get(enquiry) ?? 0 }))
  const places = order.flatMap(({ enquiry, id }, index) =>
    tries.get(enquiry) === 1 ? [order.slice(0, index).filter((earlier) => earlier.id > id).length] : [],
  )
  return {
    once: places.length,
    overtaken: places.filter((count) => count > 0).length,
    places: Math.max(0, ...places),
  }
}
