import type { Manifest } from 'vite'
import { pageScripts, type PageParts } from '../app/page-scripts.ts'

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
