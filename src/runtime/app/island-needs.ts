import { enclosureWaits } from '../../../block-library/parts/enclosure.ts'
import type { IslandData } from '../../../block-library/parts/island.tsx'
import { draftWaits } from '../enquiry/load-enquiry-service.ts'

/**
 * Returns whether an island has content that the published page lacks. It then hydrates without waiting for the
 * visitor.
 */
export function isNeededNow({ needs, readsQuery }: IslandData): boolean {
  if (readsQuery && window.location.search !== '') return true
  return needs === 'enquiry-service' && (draftWaits() || enclosureWaits())
}
