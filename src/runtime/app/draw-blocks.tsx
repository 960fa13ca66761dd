import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { EnquiryContext, idleEnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { PicturesContext } from '../../../block-library/contract/pictures-context.ts'
import { ReportContext } from '../../../block-library/contract/report-context.ts'
import { WordsContext } from '../../../block-library/contract/words-context.tsx'
import { HeadingLevel } from '../../../block-library/parts/heading.tsx'
import { LocalContext } from '../../../block-library/parts/link.tsx'
import { drawBlock } from '../../../block-library/views.ts'
import type { Site } from '../../../schemas/site.ts'
import { directionOf } from '../../util/lang-attributes.ts'
import type { BoundBlock } from '../engine/bind.ts'
import { report } from '../engine/event-sink.ts'
import type { PageDocument } from '../engine/page-document.ts'
import { loadParts } from './load-parts.ts'

/**
 * Renders blocks, each in its own root and outside of the page. Returns their elements by their ids. A block that
 * crashes is reported and omitted. The namespace limits the styles to these blocks: styled-components adds them after
 * the page's own sheet.
 */
export async function drawBlocks(
  blocks: readonly BoundBlock[],
  { page, pictures = {} }: PageDocument,
  site: Site,
): Promise<Map<string, HTMLElement>> {
  const ids = new Set(blocks.map(({ id }) => id))
  const { views, enquiries } = await loadParts(page.blocks.filter(({ id }) => ids.has(id)))
  const drawn = new Map<string, HTMLElement>()
  for (const block of blocks) {
    const element = draw(
      block,
      <StyleSheetManager namespace="[data-newer]">
        <ReportContext value={report}>
          <EnquiryContext value={enquiries ?? idleEnquiryService}>
            <WordsContext value={site.words}>
              <LocalContext value={site.local}>
                {' '}
                <PicturesContext value={pictures}>
                  <HeadingLevel value={block.level}>{drawBlock(views, block)}</HeadingLevel>
                </PicturesContext>
              </LocalContext>
            </WordsContext>
          </EnquiryContext>
        </ReportContext>
      </StyleSheetManager>,
    )
    if (element) drawn.set(block.id, element)
    // Lets the browser handle presses between two blocks.
    // oxlint-disable-next-line no-await-in-loop -- one block after the other
    await new Promise((next) => setTimeout(next))
  }
  return drawn
}

function draw({ id, type, ground, lang }: BoundBlock, view: ReactNode): HTMLElement | undefined {
  const element = document.createElement('div')
  element.id = id
  element.dataset.newer = ''
  if (ground) element.dataset.ground = ground
  if (lang) {
    element.lang = lang
    element.dir = directionOf(lang)
  }
  let isCrashed = false
  const onUncaughtError = (error: unknown) => {
    isCrashed = true
    report({ kind: 'block-crash', block: id, blockType: type, error })
  }
  const root = createRoot(element, { identifierPrefix: `${id}-`, onUncaughtError })
  flushSync(() => root.render(view))
  return isCrashed ? undefined : element
}
