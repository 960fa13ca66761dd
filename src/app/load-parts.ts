import type { EnquiryService } from '../../block-library/shared/enquiry-context.ts'
import { loadViews, type Views } from '../../block-library/views.ts'
import type { PageDocument } from '../engine/page-document.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'

/** What draws a page's blocks, and what their forms work with. */
export interface Parts {
  views: Views
  enquiries: EnquiryService | undefined
}

/** Loads what a page is shown with, before it is. */
export async function loadParts({ needs }: Pick<PageDocument, 'needs'>, names: string[]): Promise<Parts> {
  const [views, enquiries] = await Promise.all([
    loadViews(names),
    needs.includes('enquiry-service') ? loadEnquiryService() : undefined,
  ])
  return { views, enquiries }
}
