import type { Manifest } from 'vite'
import { pageScripts, type PageParts } from '../app/page-scripts.ts'

/** Links to the scripts of a page's islands, for `src/runtime/app/watch-islands.ts` to fetch: inside a template no link does anything. */
export function pagePreloads(manifest: Manifest, parts: PageParts): string {
  const { islands } = pageScripts(manifest, parts)
  if (islands.length === 0) return ''
  const links = islands.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return `<template id="island-scripts">${links.join('')}</template>`
}
