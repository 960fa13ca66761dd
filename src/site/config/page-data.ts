import { needsOf } from '../../../block-library/blocks.ts'
import type { PreparedPictures } from '../../../block-library/contract/picture-variants.ts'
import { movedOf, type Redirect } from '../../../schemas/redirects.ts'
import { decodedPath } from '../../../schemas/shared/address.ts'
import {
  documentAddress,
  routesAddress,
  type MovedPage,
  type PageDocument,
} from '../../runtime/engine/page-document.ts'
import { lookupMetadata } from './lookup-metadata.ts'
import { shownPage } from './shown-config.ts'
import type { LoadedPage, SiteConfig } from './site-config.ts'

/** The JSON files from which browsers read pages. */
export interface PageData {
  addresses: string[]
  /** Creates the text of one file. Returns undefined for an unknown address. */
  textOf: (address: string) => string | undefined
}

/** Returns the decoded path of an old address. The app, like servers, compares decoded paths. */
const oldPath = ({ from }: Pick<Redirect, 'from'>) => decodedPath(from) ?? from

/** Returns the page data of a site. `pictures` are added to every document if nothing is published. */
export function pageData(config: SiteConfig, pictures?: PreparedPictures): PageData {
  const redirects = movedOf(config.redirects)
  const texts = new Map<string, () => unknown>([
    [routesAddress, () => [...config.pages.map(({ path }) => path), ...redirects.map(oldPath)]],
    ...config.pages.map(
      (page) => [documentAddress(page.path), () => ({ ...makeDocument(page, config), pictures })] as const,
    ),
    ...redirects.map(
      (moved) =>
        [
          documentAddress(oldPath(moved)),
          (): MovedPage => ({ movedTo: moved.to, status: moved.status }),
        ] as const,
    ),
  ])
  return {
    addresses: [...texts.keys()],
    textOf: (address) => {
      const make = texts.get(address)
      return make && JSON.stringify(make())
    },
  }
}

/**
 * Returns the addresses of a published site that the app must know: those of pages with parameters, and moved ones with
 * their new addresses. All other pages are files. The list does not grow with them, because visitors load it.
 */
export function addressesOfApp({ pages, redirects }: Pick<SiteConfig, 'pages' | 'redirects'>): string[] {
  const moved = movedOf(redirects)
  const targets = new Set(moved.map(({ to }) => to))
  const paths = pages.map(({ path }) => path).filter((path) => /[:*]/.test(path) || targets.has(path))
  return [...paths, ...moved.map(oldPath)]
}

/** Creates the document of a page: its config, and data from other configs. */
export function makeDocument(
  loaded: LoadedPage,
  config: Pick<SiteConfig, 'kinds' | 'metadata' | 'faqSets' | 'fallbacks' | 'unshown'>,
): PageDocument {
  const { path } = loaded
  const page = shownPage(loaded, config)
  const { head: _head, structuredData, ...rest } = page
  return {
    path,
    // The document holds the questions once, as `faqs`.
    page: { ...rest, structuredData: { whileLoading: structuredData.whileLoading } },
    needs: needsOf(page.blocks),
    head: lookupMetadata(page, config),
    faqs: structuredData.questions ?? config.faqSets.get(structuredData.faqSet ?? page.name) ?? [],
    fallback: config.fallbacks.get(page.content?.fallback ?? ''),
  }
}
