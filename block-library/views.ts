import { createElement, type ComponentType, type ReactElement } from 'react'

/** The views that were loaded, by their files: `hero/view`. */
export type Views = ReadonlyMap<string, View>

/** A view gets its heading and the props that its block's binder finished, which its own types say (`ViewProps`). */
type View = ComponentType<{ heading: string }>
/** A view file exports its view and nothing else (`tests/repo/one-name-per-block.test.ts`). */
type ViewModule = Record<string, View>

/** Found by their names, and not asked of the definitions: hydrating a page must not load how all blocks are bound. */
const files = import.meta.glob<ViewModule>('./*/*view.tsx')

/** Loads these views, for a page to be drawn with. Throws where one has no file, or its file cannot be had. */
export async function loadViews(names: Iterable<string>): Promise<Views> {
  return new Map(await Promise.all([...new Set(names)].map(loadView)))
}

/** Loads all there are. */
export const loadEveryView = (): Promise<Views> =>
  loadViews(Object.keys(files).map((path) => path.slice('./'.length, -'.tsx'.length)))

/** Draws a block: an element, so that its hooks are its own. */
export function drawBlock(views: Views, name: string, heading: string, props: object): ReactElement {
  const view = views.get(name)
  if (!view) throw new Error(`The view ${name} is not loaded`)
  return createElement(view, { ...props, heading })
}

async function loadView(name: string): Promise<[string, View]> {
  const [view] = Object.values((await files[`./${name}.tsx`]?.()) ?? {})
  if (!view) throw new Error(`block-library/${name}.tsx has no view`)
  return [name, view]
}
