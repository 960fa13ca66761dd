import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Block, BlockType } from '../schemas/blocks/index.ts'
import { blocks, viewFileOf, type PropsMap } from './blocks.ts'

type View<T extends BlockType> = ComponentType<PropsMap[T] & { heading: string }>

const loaded: { [T in BlockType]?: Record<string, View<T>> } = {}

/** Loads what draws these blocks; a page does so before it shows them. */
export async function loadViews(page: readonly Block[]): Promise<void> {
  await Promise.all(page.map((block) => loadView(block.type, viewFileOf(block.type, block))))
}

/** Loads all there are. */
export async function loadEveryView(): Promise<void> {
  const files = Object.values(blocks).flatMap(({ type, otherViews = {} }) =>
    ['view', ...Object.keys(otherViews)].map((file) => ({ type, file })),
  )
  await Promise.all(files.map(({ type, file }) => loadView(type, file)))
}

/** Draws a block whose view is loaded: an element, so that its hooks are its own. */
export function drawBlock<T extends BlockType>(
  type: T,
  file: string,
  heading: string,
  props: PropsMap[T],
): ReactElement {
  const views: Record<string, View<T>> | undefined = loaded[type]
  const view = views?.[file]
  if (!view) throw new Error(`The block ${type} is not loaded`)
  return createElement(view, Object.assign({ heading }, props))
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties a type to its own props within
async function loadView<T extends BlockType>(type: T, file: string): Promise<void> {
  const known: Record<string, View<T>> | undefined = loaded[type]
  if (known?.[file]) return
  const { view, otherViews } = blocks[type]
  const drawn: View<T> = await (otherViews?.[file] ?? view)()
  // A plain assignment would make the compiler spell out the union of all blocks' props.
  Object.assign(loaded, { [type]: { ...loaded[type], [file]: drawn } })
}
