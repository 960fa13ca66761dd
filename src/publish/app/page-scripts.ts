import type { Manifest } from 'vite'
import type { Need } from '../../../block-library/contract/define-block.ts'

/** Names of a page's islands, and the services that its blocks need. */
export interface PageParts {
  islands: readonly string[]
  needs: readonly Need[]
}

/** Script files of a published page: paths in the published folder. A file follows the files that it imports. */
interface PageScripts {
  /** Scripts that load with the page. */
  first: string[]
  /** Scripts that hydrate islands when a visitor uses one; empty on a page without islands. */
  islands: string[]
}

/**
 * Returns links to the scripts of a page's islands. The template keeps them inactive until
 * `src/runtime/app/watch-islands.ts` uses them.
 */
export function pagePreloads(manifest: Manifest, parts: PageParts): string {
  const { islands } = pageScripts(manifest, parts)
  if (islands.length === 0) return ''
  const links = islands.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return `<template id="island-scripts">${links.join('')}</template>`
}

/** Finds the scripts of a published page in Vite's manifest. Throws if one is missing there. */
export function pageScripts(manifest: Manifest, { islands, needs }: PageParts): PageScripts {
  const first = withImports(manifest, ['index.html'])
  if (islands.length === 0) return { first, islands: [] }
  const files = islands.map((name) => keyEnding(manifest, `/${name}.island.tsx`))
  const services = needs.includes('enquiry-service') ? ['src/runtime/enquiry/enquiry-service.ts'] : []
  const all = withImports(manifest, ['src/runtime/app/hydrate-island.tsx', ...files, ...services])
  return { first, islands: all.filter((file) => !first.includes(file)) }
}

function keyEnding(manifest: Manifest, ending: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(ending))
  if (key === undefined) throw new Error(`The manifest has no file that ends in ${ending}`)
  return key
}

/** Returns the files of chunks. A file follows the files that it imports. */
function withImports(manifest: Manifest, keys: string[]): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const add = (key: string) => {
    if (visited.has(key)) return
    visited.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest imports ${key}, but has no entry for it`)
    for (const imported of chunk.imports ?? []) add(imported)
    files.add(chunk.file)
  }
  for (const key of keys) add(key)
  return [...files]
}
