import type { Attach } from '../../../block-library/contract/behaviour.ts'
import { report } from '../engine/event-sink.ts'

const files = import.meta.glob<Attach>(
  ['../../../block-library/*/*.behaviour.ts', '../shell/*.behaviour.ts'],
  {
    eager: true,
    import: 'attach',
  },
)

/** Every behaviour by its file's name: `carousel` for `carousel.behaviour.ts`. */
export const behaviours = new Map(
  Object.entries(files).map(([path, attach]) => [path.replaceAll(/^.*\/|\.behaviour\.ts$/g, ''), attach]),
)

/** Attaches the behaviour of each marked element within `root`. Returns what detaches all of them. */
export function attachBehaviours(root: ParentNode): () => void {
  const elements = root.querySelectorAll<HTMLElement>('[data-behaviour]')
  const detaches = [...elements].map((element) => attachTo(element))
  return () => {
    for (const detach of detaches) detach?.()
  }
}

/** One behaviour that fails leaves the others alone. */
function attachTo(element: HTMLElement): (() => void) | undefined {
  const { behaviour: name = '' } = element.dataset
  try {
    return behaviours.get(name)?.(element)
  } catch (error) {
    report({ kind: 'behaviour-failed', behaviour: name, error })
    return undefined
  }
}
