import type { EnquiryService } from '../../block-library/shared/enquiry-context.ts'
import { loadViews } from '../../block-library/views.ts'
import type { PageDocument } from '../engine/page-document.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'

/** Loads what draws a page's blocks, and gives what their forms work with, before it is shown. */
export async function loadParts({ page, needs }: PageDocument): Promise<EnquiryService | undefined> {
  const [, enquiries] = await Promise.all([
    loadViews(page.blocks),
    needs.includes('enquiry-service') ? loadEnquiryService() : undefined,
  ])
  return enquiries
}
