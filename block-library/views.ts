import { createElement, type ComponentType, type ReactElement } from 'react'

/** Loaded views by their files: `hero/view`. */
export type Views = ReadonlyMap<string, View>

/** A view. It receives its heading and the props of its block's binder, which its own type describes (`ViewProps`). */
type View = ComponentType<{ heading: string }>
/** Module of a view. It exports the view and nothing else (`tests/repo/one-name-per-block.test.ts`). */
type ViewModule = Record<string, View>

/** View files, found by name instead of through the block definitions: hydrating a page must not load all binders. */
const files = import.meta.glob<ViewModule>('./*/*view.tsx')

/** Loads the views that a page needs. Throws if a view has no file, or the file cannot be loaded. */
export async function loadViews(names: Iterable<string>): Promise<Views> {
  return new Map(await Promise.all([...new Set(names)].map(loadView)))
}

/** Loads all views. */
export const loadEveryView = (): Promise<Views> =>
  loadViews(Object.keys(files).map((path) => path.slice('./'.length, -'.tsx'.length)))

/** Renders a block as an element of its own, so that its hooks belong to it. */
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
