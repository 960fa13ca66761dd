import 'virtual:brand'
import '../../../runtime/app/reading-modes.css'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { styled } from 'styled-components'
import { EnquiryContext, idleEnquiryService } from '../../../../block-library/contract/enquiry-context.ts'
import { ReportContext } from '../../../../block-library/contract/report-context.ts'
import { WordsContext } from '../../../../block-library/contract/words-context.tsx'
import { visuallyHidden } from '../../../../block-library/parts/visually-hidden.ts'
import { attachBehaviours } from '../../../runtime/app/attach-behaviours.ts'
import { loadParts, type Parts } from '../../../runtime/app/load-parts.ts'
import { replaceLostPictures } from '../../../runtime/app/replace-lost-pictures.ts'
import { ownSanitizer } from '../../../runtime/content/sanitizer.ts'
import { BlockList } from '../../../runtime/engine/block-list.tsx'
import { report } from '../../../runtime/engine/event-sink.ts'
import { bindExample } from '../blocks/example-page.ts'
import { readDeskSite } from '../blocks/placed-block.ts'
import type { FrameState, ToFrame } from './preview-messages.ts'
import { messageOf } from '../../../util/message-of.ts'

// Renders a block in a frame, without the rest of the site.
const root = document.getElementById('root')
if (!root) throw new Error('The frame has no #root')
const site = readDeskSite()
const send = (part: FrameState) => window.parent.postMessage(part, window.location.origin)

interface Drawn extends Parts {
  name: string
  bound: Awaited<ReturnType<typeof bindExample>>
}

/** Renders one block in its own window, so that media queries and scripts get the window's real size. */
function Frame() {
  const [drawn, setDrawn] = useState<Drawn>()
  const shown = useRef<HTMLElement>(null)

  useEffect(() => {
    let latest = 0
    const draw = async ({ name, example }: ToFrame) => {
      latest += 1
      const current = latest
      const bound = await bindExample(example, site, () => Promise.resolve(ownSanitizer()))
      const parts = await loadParts(bound.page.blocks)
      if (current !== latest) return
      setDrawn({ name, bound, ...parts })
      send({ failure: undefined, hidden: bound.hidden[0]?.reason })
    }
    const receive = ({ data, source }: MessageEvent<Partial<ToFrame>>) => {
      const { name, example } = data
      if (source !== window.parent || name === undefined || !example) return
      draw({ name, example }).catch((error: unknown) =>
        send({ failure: messageOf(error), hidden: undefined }),
      )
    }
    window.addEventListener('message', receive)
    send({ isReady: true })
    return () => window.removeEventListener('message', receive)
  }, [])

  useEffect(() => attachBehaviours(document), [drawn])

  const name = drawn?.name
  useEffect(() => {
    // The braces matter: Chromium's scrollTo returns a promise, and an effect must not return one.
    window.scrollTo(0, 0)
  }, [name])
  useEffect(() => {
    const measured = shown.current
    if (!measured) return
    const observer = new ResizeObserver(() => send({ height: measured.offsetHeight }))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])

  return (
    <ReportContext value={report}>
      <EnquiryContext value={drawn?.enquiries ?? idleEnquiryService}>
        <WordsContext value={site.words}>
          <main ref={shown}>
            {drawn && (
              <div key={drawn.name}>
                {!drawn.bound.hasHeadline && <HiddenTitle>Example</HiddenTitle>}
                <BlockList blocks={drawn.bound.shown} views={drawn.views} />
              </div>
            )}
          </main>
        </WordsContext>
      </EnquiryContext>
    </ReportContext>
  )
}

/** Hidden headline, as a page has it if no block has a headline. */
const HiddenTitle = styled.h1`
  ${visuallyHidden}
`

replaceLostPictures()
// Links in an example must not leave the frame.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && link.hash === '') event.preventDefault()
})

createRoot(root).render(
  <MemoryRouter>
    <Frame />
  </MemoryRouter>,
)
