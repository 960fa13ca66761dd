import type { ComponentType } from 'react'

/** An island's file exports its component and nothing else. */
const files = import.meta.glob<Record<string, ComponentType>>('./*/*.island.tsx')

/** Loads an island's component. Throws where it has no file, or its file cannot be had. */
export async function loadIsland(name: string): Promise<ComponentType> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}.island.tsx`)) ?? ''
  const [component] = Object.values((await files[path]?.()) ?? {})
  if (!component) throw new Error(`There is no island ${name}: expected block-library/*/${name}.island.tsx`)
  return component
}
