import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PreviewReport } from './preview-report.tsx'
import type { FrameState, ToFrame } from './protocol.ts'
import { widths, type Width } from './widths.ts'

interface PreviewProps extends ToFrame {
  width: Width
  /** Zoom factor of the frame. */
  scale: number
  /** Handles a key that was pressed in the frame. */
  press?: (key: string) => void
  /** Whether axe and the HTML validator check the block. */
  isChecked?: boolean
}

/** Shows the block in a window of this width, scaled down if necessary, with the report of its checks. */
export function Preview({ width, scale, name, placed, press, isChecked = true }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>({})
  const { isReady } = state
  const { height } = widths[width]

  const receive = useEffectEvent(({ source, data }: MessageEvent<FrameState>) => {
    if (source !== frame.current?.contentWindow) return
    if (data.key !== undefined) press?.(data.key)
    setState((before) => ({ ...before, ...data }))
  })
  useEffect(() => {
    const listener = (event: MessageEvent<FrameState>) => receive(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  useEffect(() => {
    const message: ToFrame = { name, placed }
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, name, placed])

  const language = document.documentElement.lang
  const query = new URLSearchParams({ ...(!isChecked && { unchecked: '' }), language })
  const shown = Math.max(1, Math.min(state.height ?? 0, height))
  return (
    <figure style={{ width: width * scale }}>
      {isChecked && <PreviewReport {...state} width={width} scale={scale} />}
      <div className="window" style={{ width: width * scale, height: shown * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the studio's own document, and its checks need its scripts */}
        <iframe
          ref={frame}
          src={`/__workbench/frame?${query}`}
          title={`${name} at ${width} pixels`}
          width={width}
          height={height}
          style={{ zoom: scale }}
        />
      </div>
    </figure>
  )
}
