import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { EnquiryContext, idleEnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { IslandFrame, type IslandData } from '../../../block-library/parts/island.tsx'
import { loadIsland } from '../../../block-library/islands.ts'
import { report } from '../engine/event-sink.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'

/** Hydrates an island of a published page in its own root. Resolves when the island is interactive. */
export async function hydrateIsland(
  element: HTMLElement,
  { level, props, needs }: IslandData,
): Promise<void> {
  const { island = '', prefix = '' } = element.dataset
  const [Content, enquiries] = await Promise.all([
    loadIsland(island),
    needs === 'enquiry-service' ? loadEnquiryService() : idleEnquiryService,
  ])
  await new Promise<void>((answers) => {
    hydrateRoot(
      element,
      <Ready tell={answers}>
        <EnquiryContext value={enquiries}>
          <IslandFrame level={level}>
            <Content {...props} />
          </IslandFrame>
        </EnquiryContext>
      </Ready>,
      {
        identifierPrefix: prefix,
        onUncaughtError: (error) => report({ kind: 'block-crash', block: island, blockType: island, error }),
        onRecoverableError: (error) => console.warn('[site] hydration', error),
      },
    )
  })
}

/** Calls `tell` once its children are hydrated. */
function Ready({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
