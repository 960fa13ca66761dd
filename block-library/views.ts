import { createElement, type ComponentType, type ReactElement } from 'react'
import type { BlockType } from '../schemas/blocks/index.ts'
import { blocks, type PropsMap } from './blocks.ts'

type View<T extends BlockType> = ComponentType<PropsMap[T] & { heading: string }>

const loaded: { [T in BlockType]?: View<T> } = {}

/** Loads what draws these blocks; a page does so before it shows them. */
export async function loadViews(shown: Iterable<{ type: BlockType }>): Promise<void> {
  await Promise.all(Array.from(shown, ({ type }) => loadView(type)))
}

/** Draws a block whose view is loaded: an element, so that its hooks are its own. */
export function drawBlock<T extends BlockType>(type: T, heading: string, props: PropsMap[T]): ReactElement {
  const view: View<T> | undefined = loaded[type]
  if (!view) throw new Error(`The block ${type} is not loaded`)
  return createElement(view, Object.assign({ heading }, props))
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties a type to its own props within
async function loadView<T extends BlockType>(type: T): Promise<void> {
  if (loaded[type]) return
  const view: View<T> = await blocks[type].view()
  // A plain assignment would make the compiler spell out the union of all blocks' props.
  Object.assign(loaded, { [type]: view })
}
