import type { Attach } from '../../../block-library/contract/behaviour.ts'
import { report } from '../engine/event-sink.ts'
import { own } from './own-behaviours.ts'

const files = import.meta.glob<Attach>(
  ['../../../block-library/*/*.behaviour.ts', '../shell/*.behaviour.ts'],
  {
    eager: true,
    import: 'attach',
  },
)

/** Every behaviour by the name of its file: `carousel` for `carousel.behaviour.ts`. */
export const behaviours = new Map(
  Object.entries({ ...files, ...own }).map(([path, attach]) => [
    path.replaceAll(/^.*\/|\.behaviour\.ts$/g, ''),
    attach,
  ]),
)

/** Attaches the behaviour of each marked element within `root`. Returns a function that detaches all of them. */
export function attachBehaviours(root: ParentNode): () => void {
  const elements = root.querySelectorAll<HTMLElement>('[data-behaviour]')
  const detaches = [...elements].map((element) => attachTo(element))
  return () => {
    for (const detach of detaches) detach?.()
  }
}

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
