import { specCorporate, specIndustries, type SpecPage } from './specified-industries.ts'
import { specProducts } from './specified-products.ts'

/** One of the seventeen industry and product pages, in the words of the specification. */
export interface DetailPage extends SpecPage {
  /** The call to action's heading, where the document gives one. */
  ctaHeading?: string
}

export const industryPages: DetailPage[] = specIndustries
export const corporatePage: DetailPage = specCorporate
export const productPages: DetailPage[] = specProducts
export const detailPages: DetailPage[] = [...industryPages, corporatePage, ...productPages]

/** A page by its address. */
export function detailPage(path: string): DetailPage {
  const page = detailPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The specification has no page ${path}`)
  return page
}

/** The page's entry in the metadata (document 1 §2.2); retail and corporate have none. */
export function metadataName({ path }: DetailPage): string {
  return metadataNames[path] ?? ''
}

const metadataNames: Record<string, string> = {
  '/industry/GovernmentAndCivicSpaces': 'government',
  '/industry/EventsAndExhibitions': 'events',
  '/industry/EducationAndInstitutions': 'education',
  '/industry/HospitalityAndHotels': 'hospitality',
  '/industry/TransportPublicVenues': 'transport',
  '/industry/ManufacturingAndFactories': 'manufacturing',
  '/products/indoor-led-video-walls': 'indoor',
  '/products/outdoor-led-video-walls': 'outdoor',
  '/products/truck-mounted-displays': 'truck',
  '/products/led-standee-display': 'standee',
  '/products/interactive-displays': 'interactive',
  '/products/transparent-led-display': 'transparent',
  '/products/flexible-curved-led-walls': 'flexible',
  '/products/rental-event-display': 'rental',
  '/products/custom-led-display': 'custom',
}

/** The line a page shows for a reason, and for an error status (document 2 §8). */
export const failureLine = ({ error }: DetailPage, reason: string) => error.replace('{message}', reason)
export const statusLine = (page: DetailPage, status: number) =>
  failureLine(page, page.badStatus.replace('{code}', String(status)))
