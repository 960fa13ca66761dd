import { specCorporate, specIndustries, type SpecPage } from '../../page-configs/rules/order/industries.ts'
import { specProducts } from '../../page-configs/rules/order/products.ts'

/** One of the seventeen industry and product pages, in the words of the specification. */
export interface DetailPage extends SpecPage {
  /** The call to action's heading, where the document gives one. */
  ctaHeading?: string
}

export const productPages: DetailPage[] = specProducts
export const detailPages: DetailPage[] = [...specIndustries, specCorporate, ...productPages]

/** Returns a page by its address. */
export function detailPage(path: string): DetailPage {
  const page = detailPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The specification has no page ${path}`)
  return page
}

/** Returns the name of a page's metadata (document 1 §2.2) and of its questions, if any. */
export const nameOf = ({ path }: DetailPage) => path.replace(/^.*\//, '')

/** Returns the line that a page shows for an error status (document 2 §8). */
export const statusLine = ({ error, badStatus }: DetailPage, status: number) =>
  error.replace('{message}', badStatus.replace('{code}', String(status)))
