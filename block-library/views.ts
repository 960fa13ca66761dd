import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Block, BlockType } from '../schemas/blocks/index.ts'
import { blocks, viewOf, type PropsMap } from './blocks.ts'

/** The views that were loaded, by type of block and name of file. */
export type Views = { [T in BlockType]?: { [name: string]: View<T> } }

/** Draws a type of block. It takes the props of the block's binder, and its heading. */
type View<T extends BlockType> = ComponentType<PropsMap[T] & { heading: string }>

/** Loads the views that draw these blocks. Throws where a file cannot be loaded. */
export async function loadViews(page: readonly Block[]): Promise<Views> {
  const views: Views = {}
  await Promise.all(page.map((block) => loadView(views, block.type, viewOf(block.type, block))))
  return views
}

/** Loads all views, in the order of their names. */
export async function loadEveryView(): Promise<Views> {
  const views: Views = {}
  await Promise.all(
    Object.values(blocks).flatMap(({ type, views: files }) =>
      Object.keys(files)
        .sort()
        .map((name) => loadView(views, type, name)),
    ),
  )
  return views
}

/** Draws a block: an element, so that its hooks are its own. */
export function drawBlock<T extends BlockType>(
  views: Views,
  { type, view: name, heading, props }: { type: T; view: string; heading: string; props: PropsMap[T] },
): ReactElement {
  const view = views[type]?.[name]
  if (!view) throw new Error(`The view ${type}/${name} is not loaded`)
  return createElement(view, { ...props, heading })
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- T ties the view to the entry of its type.
async function loadView<T extends BlockType>(views: Views, type: T, name: string): Promise<void> {
  const [view] = Object.values((await blocks[type].views[name]?.()) ?? {})
  if (!view) throw new Error(`block-library/${type}/${name}.tsx has no view`)
  views[type] = { ...views[type], [name]: view }
}
