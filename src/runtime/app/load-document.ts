import { matchRoutes } from 'react-router-dom'
import type { Visit } from '../../../block-library/contract/bind-context.ts'
import { documentAddress, routesAddress, type MovedPage, type PageDocument } from '../engine/page-document.ts'

const cache = new Map<string, Promise<unknown>>()

interface FoundPage {
  document: PageDocument
  params: Visit['params']
  /** Address of the page, if the requested address is an old one. */
  movedTo?: string
}

/**
 * Loads the document of the page for this address, and the address's parameters. An exact path has priority over a path
 * with parameters, and both over the page for all other addresses. Throws if redirects go round in a circle, which
 * happens only in development. `passed`: addresses that redirect to this one.
 */
export async function loadDocument(pathname: string, passed: string[] = []): Promise<FoundPage> {
  const paths = await loadAddresses()
  const routes = paths.map((path) => ({ path, caseSensitive: true }))
  const match = matchRoutes(routes, pathname)?.[0]
  if (!match) throw new Error(`No page answers ${pathname}`)
  const answer = await loadJson<PageDocument | MovedPage>(documentAddress(match.route.path))
  if ('movedTo' in answer) {
    const { movedTo } = answer
    const way = [...passed, pathname]
    if (way.includes(movedTo))
      throw new Error(`the redirects go round in a circle (${[...way, movedTo].join(' → ')})`)
    return { ...(await loadDocument(movedTo, way)), movedTo }
  }
  return { document: answer, params: match.params }
}

/** Loads the addresses that the app opens. */
export const loadAddresses = () => loadJson<string[]>(routesAddress)

/** Loads the document of the page whose config has exactly this path, with names for parameters. */
export const loadDocumentAt = (path: string): Promise<PageDocument> => loadJson(documentAddress(path))

/** Loads the page for missing addresses. */
export const loadNotFound = () => loadDocumentAt('/*')

/** Clears loaded documents, so that edited configs are loaded again (development). */
export function forgetDocuments(): void {
  cache.clear()
}

/** Loads a file. The build wrote and validated it, so its type is not checked here. A failed load is not cached. */
function loadJson<T>(address: string): Promise<T> {
  const cached = cache.get(address)
  const loading: Promise<unknown> = cached ?? getJson(address)
  if (!cached) {
    cache.set(address, loading)
    loading.catch(() => cache.delete(address))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build validated this file
  return loading as Promise<T>
}

async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address.split('/').map(encodeURIComponent).join('/'))
  if (!response.ok) throw new Error(`The page could not be loaded (${response.status})`)
  return response.json()
}
