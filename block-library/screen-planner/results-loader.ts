import { use } from 'react'
import type * as Module from './results.tsx'

let loaded: typeof Module | undefined
let begin = () => {}
const coming = new Promise<void>((resolve) => (begin = resolve))
  .then(() => import('./results.tsx'))
  .then((module) => (loaded = module))

/** Loads what reckons and draws a plan: where pages are published, and once a visitor means to plan. */
export function loadResults() {
  begin()
  return coming
}

/** What draws a plan. Until it is there, the published plan stands as it is: what waits here is not hydrated yet. */
export const useResults = () => loaded ?? use(coming)
