import { hasForm } from '../../block-library/blocks-with-form.ts'
import { loadBlocks } from '../../block-library/components.ts'
import type { EnquiryService } from '../../block-library/shared/enquiry-context.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'

/** Loads what draws these blocks, and gives what their forms work with; a page does so before it shows them. */
export async function loadParts(blocks: readonly { type: BlockType }[]): Promise<EnquiryService | undefined> {
  const [, enquiries] = await Promise.all([
    loadBlocks(blocks),
    hasForm(blocks) ? loadEnquiryService() : undefined,
  ])
  return enquiries
}
