import ownBehaviours from 'virtual:own-blocks/behaviours'
import type { Attach } from '../../../block-library/contract/behaviour.ts'
import { report } from '../engine/event-sink.ts'

const files = import.meta.glob<Attach>(
  ['../../../block-library/*/*.behaviour.ts', '../shell/*.behaviour.ts'],
  {
    eager: true,
    import: 'attach',
  },
)

/** Every behaviour by the name of its file: `carousel` for `carousel.behaviour.ts`. */
export const behaviours = new Map(
  Object.entries({ ...files, ...ownBehaviours }).map(([path, attach]) => [
    path.replaceAll(/^.*\/|\.behaviour\.ts$/g, ''),
    attach,
  ]),
)

/** Detaches the latest behaviour of each element. */
const detaches = new WeakMap<Element, () => void>()

/** Attaches the behaviour of each marked element within `root`. Returns a function that detaches all of them. */
export function attachBehaviours(root: ParentNode): () => void {
  const attached = [...markedIn(root)].map((element) => {
    const detach = attachTo(element)
    if (detach) detaches.set(element, detach)
    return detach
  })
  return () => {
    for (const detach of attached) detach?.()
  }
}

/** Detaches the behaviours within `root`, whoever attached them. */
export function detachBehaviours(root: ParentNode): void {
  for (const element of markedIn(root)) detaches.get(element)?.()
}

const markedIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-behaviour]')

/** Attaches one behaviour. If it fails, the others still run. */
function attachTo(element: HTMLElement): (() => void) | undefined {
  const { behaviour: name = '' } = element.dataset
  try {
    return behaviours.get(name)?.(element)
  } catch (error) {
    report({ kind: 'behaviour-failed', behaviour: name, error })
    return undefined
  }
}
