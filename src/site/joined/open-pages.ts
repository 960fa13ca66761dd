import type { ContentView } from '../../../block-library/contract/content-view.ts'
import type { LoadedPage } from '../config/site-config.ts'
import type { BoundPage } from '../../runtime/engine/bind.ts'
import { answers } from './answers.ts'

/** A page with a parameter whose endpoint is the same at each of its addresses, with what that answers. */
export interface OpenPage {
  loaded: LoadedPage
  content: ContentView
}

/** Pages whose addresses are not all known; what asks for an endpoint of its own at each is known as far as the service lists it. */
export const isOpen = ({ path, page }: LoadedPage) =>
  path.includes(':') && !page.content?.endpoint.includes(':')

/** Tells whether a page answers an address: one that is known, one of which nothing more is known than that it is there, or an open page that has what it needs there. */
export function openPages(
  addresses: string[],
  broken: string[],
  open: OpenPage[],
  bindAt: (page: OpenPage, params: Record<string, string>) => Pick<BoundPage, 'hidden'>,
): (address: string) => boolean {
  const known = new Set(addresses)
  const opensAt = (page: OpenPage, path: string) => {
    const { hidden } = bindAt(page, paramsOf(page.loaded.path, path))
    return !hidden.some(({ id }) => page.loaded.page.requires.includes(id))
  }
  return (address) => {
    const [path = ''] = address.split(/[?#]/)
    return (
      known.has(path) ||
      broken.some((pattern) => answers(pattern, path)) ||
      open.some((page) => answers(page.loaded.path, path) && opensAt(page, path))
    )
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const parts = path.split('/')
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), parts[index] ?? '']] : [])),
  )
}
