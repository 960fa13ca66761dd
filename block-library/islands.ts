import type { ComponentType } from 'react'
import ownIslands from 'virtual:own-blocks/islands'

/** Modules of the islands. Each exports its component and nothing else. */
const files = { ...import.meta.glob<Record<string, ComponentType>>('./*/*.island.tsx'), ...ownIslands }

/** Loads an island's component. Throws if it has no file, or the file cannot be loaded. */
export async function loadIsland(name: string): Promise<ComponentType> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}.island.tsx`)) ?? ''
  const [component] = Object.values((await files[path]?.()) ?? {})
  if (!component)
    throw new Error(`There is no island ${name}: expected a file ${name}.island.tsx beside the view`)
  return component
}
