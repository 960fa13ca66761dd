import { hasForm } from '../../block-library/blocks-with-form.ts'
import { loadBlocks } from '../../block-library/components.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'
import { loadEnquiryService } from '../enquiry/load-enquiry-service.ts'

/** Loads what draws these blocks and what they work with; a page does so before it shows them. */
export async function loadParts(blocks: readonly { type: BlockType }[]): Promise<void> {
  await Promise.all([loadBlocks(blocks), hasForm(blocks) && loadEnquiryService()])
}
