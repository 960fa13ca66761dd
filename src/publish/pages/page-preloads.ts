import type { Manifest } from 'vite'
import { pageScripts, type PageParts } from '../app/page-scripts.ts'

/** What hydrates the page, for `src/app/main.ts` to fetch all at once on intent: inside a template no link does anything. */
export function pagePreloads(manifest: Manifest, parts: PageParts): string {
  const links = pageScripts(manifest, parts).later.map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  return `<template id="later">${links.join('')}</template>`
}
