import { needsOf } from '../../../block-library/blocks.ts'
import type { EnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { loadViews, type Views } from '../../../block-library/views.ts'
import type { Block } from '../../../schemas/blocks/index.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'

/** The views of blocks, and the service of their forms. */
export interface Parts {
  views: Views
  enquiries: EnquiryService | undefined
}

/** Loads everything that is needed to render blocks. */
export async function loadParts(blocks: readonly Block[]): Promise<Parts> {
  const [views, enquiries] = await Promise.all([
    loadViews(blocks),
    needsOf(blocks).includes('enquiry-service') ? loadEnquiryService() : undefined,
  ])
  return { views, enquiries }
}
