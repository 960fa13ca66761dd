import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { EnquiryContext, idleEnquiryService } from '../../../../block-library/contract/enquiry-context.ts'
import { visuallyHidden } from '../../../../block-library/parts/visually-hidden.ts'
import { WordsContext } from '../../../../block-library/contract/words-context.tsx'
import { ReportContext } from '../../../../block-library/contract/report-context.ts'
import { needsOf } from '../../../../block-library/blocks.ts'
import type { Site } from '../../../../schemas/site.ts'
import { attachBehaviours } from '../../../runtime/app/attach-behaviours.ts'
import { loadParts, type Parts } from '../../../runtime/app/load-parts.ts'
import { report } from '../../../runtime/engine/event-sink.ts'
import { BlockList } from '../../../runtime/engine/block-list.tsx'
import { ownSanitizer } from '../../../runtime/content/sanitizer.ts'
import { bindExample } from '../example-page.ts'
import type { Finding, FromFrame, ToFrame } from '../protocol.ts'
import { useChecks } from './use-checks.ts'

interface Drawn extends Parts {
  name: string
  bound: Awaited<ReturnType<typeof bindExample>>
}

/** One example in a window of its own, so that whatever asks for the window's size gets a true answer. */
export function Frame({ site }: { site: Site }) {
  const [drawn, setDrawn] = useState<Drawn>()
  const shown = useRef<HTMLElement>(null)

  useEffect(() => {
    let asked = 0
    const draw = async ({ name, example }: ToFrame) => {
      asked += 1
      const mine = asked
      const bound = await bindExample(example, site, () => Promise.resolve(ownSanitizer()))
      const needs = needsOf(bound.page.blocks)
      const parts = await loadParts({ needs, page: bound.page })
      if (mine !== asked) return
      setDrawn({ name, bound, ...parts })
      tell({ kind: 'drawn', hidden: bound.hidden[0]?.reason, oddities: bound.oddities })
    }
    const hear = ({ data, source }: MessageEvent<Partial<ToFrame>>) => {
      const { kind, name, example } = data
      if (source !== window.parent || kind !== 'draw' || name === undefined || !example) return
      draw({ kind, name, example }).catch((error: unknown) =>
        tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
      )
    }
    window.addEventListener('message', hear)
    tell({ kind: 'ready' })
    return () => window.removeEventListener('message', hear)
  }, [site])

  useEffect(() => attachBehaviours(document), [drawn])

  const name = drawn?.name
  useEffect(() => {
    // Chromium's returns a promise, and an effect must not.
    window.scrollTo(0, 0)
  }, [name])
  useEffect(() => {
    const measured = shown.current
    if (!measured) return
    const observer = new ResizeObserver(() => tell({ kind: 'height', height: measured.offsetHeight }))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  useChecks(shown, drawn, tellFindings)

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

/** As a page says its own name where no block does. */
const HiddenTitle = styled.h1`
  ${visuallyHidden}
`

const tell = (message: FromFrame) => window.parent.postMessage(message, window.location.origin)
const tellFindings = (findings: Finding[]) => tell({ kind: 'checked', findings })
