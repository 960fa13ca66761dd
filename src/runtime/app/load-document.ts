import { matchRoutes } from 'react-router-dom'
import type { Visit } from '../../../block-library/contract/bind-context.ts'
import { documentAddress, routesAddress, type MovedPage, type PageDocument } from '../engine/page-document.ts'

const cache = new Map<string, Promise<unknown>>()

interface FoundPage {
  document: PageDocument
  params: Visit['params']
  /** The page's address, where the one asked for is an old one. */
  movedTo?: string
}

/** The document of the page that answers this address (exact before parameter before whatever is left), and the parameters. */
export async function loadDocument(pathname: string): Promise<FoundPage> {
  const paths = await loadJson<string[]>(routesAddress)
  const routes = paths.map((path) => ({ path, caseSensitive: true }))
  const match = matchRoutes(routes, pathname)?.[0]
  if (!match) throw new Error(`No page answers ${pathname}`)
  const found = await loadJson<PageDocument | MovedPage>(documentAddress(match.route.path))
  if ('movedTo' in found) return { ...(await loadDocument(found.movedTo)), movedTo: found.movedTo }
  return { document: found, params: match.params }
}

/** The document of the page whose config stands for this very path, parameters by their names. */
export const loadDocumentAt = (path: string): Promise<PageDocument> => loadJson(documentAddress(path))

/** The page that says there is none. */
export const loadNotFound = () => loadDocumentAt('/*')

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
