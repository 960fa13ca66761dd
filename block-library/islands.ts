import type { ComponentType } from 'react'

/** An island's file exports its component and nothing else. */
const files = import.meta.glob<Record<string, ComponentType>>('./*/*.island.tsx')

/** The file of an island by its name, from `block-library/`: `./contact/enquiry-form.island.tsx`. */
export const islandFile = (name: string): string | undefined =>
  Object.keys(files).find((path) => path.endsWith(`/${name}.island.tsx`))

/** Loads an island's component. Throws where it has no file, or its file cannot be had. */
export async function loadIsland(name: string): Promise<ComponentType> {
  const [component] = Object.values((await files[islandFile(name) ?? '']?.()) ?? {})
  if (!component) throw new Error(`There is no island ${name}: expected block-library/*/${name}.island.tsx`)
  return component
}
