import { useEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { EnquiryContext, idleEnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { IslandFrame, type IslandData } from '../../../block-library/parts/island.tsx'
import { loadIsland } from '../../../block-library/islands.ts'
import { report } from '../engine/event-sink.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'
import { recordControls } from './carry-over.ts'
import { showInstead } from './show-instead.ts'

/** Returns the current control of an island for a published one. */
type SuccessorOf = ReturnType<typeof recordControls>['successorOf']

/**
 * Hydrates an island of a published page in its own root. If its markup was changed before, React draws it again, and
 * gets what the visitor typed. If its component throws, the published markup stays.
 *
 * Resolves when the island is interactive; with undefined if it crashed.
 */
export async function hydrateIsland(
  element: HTMLElement,
  { level, props, needs }: IslandData,
): Promise<SuccessorOf | undefined> {
  const { island = '', prefix = '' } = element.dataset
  const [Content, enquiries] = await Promise.all([
    loadIsland(island),
    needs === 'enquiry-service' ? loadEnquiryService() : idleEnquiryService,
  ])
  await released(element)
  const { carryOver, successorOf } = recordControls(element)
  const nodes = [...element.childNodes]
  const published = nodes.map((node) => node.cloneNode(true))
  let restore = () => {
    element.replaceChildren(...nodes)
    carryOver()
  }
  return new Promise((settle) => {
    const crash = (error: unknown) => {
      report({ kind: 'block-crash', block: island, blockType: island, error })
      // React has emptied the element.
      restore()
      showInstead(element)
      settle(undefined)
    }
    // In one task, so that nothing is typed or pressed between recording the controls and replacing them.
    flushSync(() =>
      hydrateRoot(
        element,
        <Ready onReady={() => settle(successorOf)}>
          <EnquiryContext value={enquiries}>
            <IslandFrame level={level}>
              <Content {...props} />
            </IslandFrame>
          </EnquiryContext>
        </Ready>,
        {
          identifierPrefix: prefix,
          onUncaughtError: crash,
          onRecoverableError: (error) => console.warn('[site] hydration', error),
        },
      ),
    )
    carryOver()
    // React may have changed the nodes before a later crash, so the published markup comes back.
    const last = recordControls(element)
    restore = () => {
      element.replaceChildren(...published)
      last.carryOver()
    }
  })
}

/** Calls `onReady` once its children are hydrated. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** Waits until no button is pressed down: a press whose button is replaced would be lost. */
async function released(element: HTMLElement): Promise<void> {
  for (let tries = 0; tries < RELEASE_TRIES && element.querySelector('button:active'); tries += 1)
    await new Promise((settle) => setTimeout(settle, RELEASE_PAUSE_MS))
}

const RELEASE_TRIES = 40
const RELEASE_PAUSE_MS = 50
