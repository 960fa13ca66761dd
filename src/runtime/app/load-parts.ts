import type { EnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { loadViews, type Views } from '../../../block-library/views.ts'
import type { PageDocument } from '../engine/page-document.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'

/** The views of a page's blocks, and the service of its forms. */
export interface Parts {
  views: Views
  enquiries: EnquiryService | undefined
}

/** Loads everything that is needed to render a page. */
export async function loadParts({ needs, page }: Pick<PageDocument, 'needs' | 'page'>): Promise<Parts> {
  const [views, enquiries] = await Promise.all([
    loadViews(page.blocks),
    needs.includes('enquiry-service') ? loadEnquiryService() : undefined,
  ])
  return { views, enquiries }
}
