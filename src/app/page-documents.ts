import { matchRoutes } from 'react-router-dom'
import { documentAddress, routesAddress, type PageDocument } from '../engine/page-document.ts'

const cache = new Map<string, Promise<unknown>>()

/** The document of the page that answers this address: exact before parameter before whatever is left. */
export async function loadDocument(pathname: string): Promise<PageDocument> {
  const paths = await loadJson<string[]>(routesAddress)
  const routes = paths.map((path) => ({ path, caseSensitive: true }))
  const path = matchRoutes(routes, pathname)?.[0]?.route.path
  if (path === undefined) throw new Error(`No page answers ${pathname}`)
  return loadJson<PageDocument>(documentAddress(path))
}

/** Forgets what was loaded, so that an edited config is seen (development). */
export function forgetDocuments(): void {
  cache.clear()
}

/** Our own build wrote and checked these files, so their type is taken at its word. A failed load is not remembered. */
function loadJson<T>(address: string): Promise<T> {
  const known = cache.get(address)
  const loading: Promise<unknown> = known ?? getJson(address)
  if (!known) {
    cache.set(address, loading)
    loading.catch(() => cache.delete(address))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build validated the file that lies at this address
  return loading as Promise<T>
}

async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The page could not be loaded (${response.status})`)
  return response.json()
}
