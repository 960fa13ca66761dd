import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FrameState, ToFrame } from './preview-messages.ts'
import { widths, type Width } from './widths.ts'

interface PreviewProps extends ToFrame {
  width: Width
  /** Zoom factor of the frame. */
  scale: number
}

/** Shows the block in a window of this width, scaled down if necessary. */
export function Preview({ width, scale, name, example }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>({})
  const { isReady, failure, hidden } = state
  const { height } = widths[width]

  const receive = useEffectEvent(({ source, data }: MessageEvent<FrameState>) => {
    if (source !== frame.current?.contentWindow) return
    setState((before) => ({ ...before, ...data }))
  })
  useEffect(() => {
    const listener = (event: MessageEvent<FrameState>) => receive(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  useEffect(() => {
    const message: ToFrame = { name, example }
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, name, example])

  const shown = Math.max(1, Math.min(state.height ?? 0, height))
  return (
    <figure style={{ width: width * scale }}>
      {failure !== undefined && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {hidden !== undefined && <p className="warning">Not shown: {hidden}</p>}
      <div className="window" style={{ width: width * scale, height: shown * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the studio's own document, and its blocks need their scripts */}
        <iframe
          ref={frame}
          src={`/__workbench?frame&language=${document.documentElement.lang}`}
          title={`${name} at ${width} pixels`}
          width={width}
          height={height}
          style={{ zoom: scale }}
        />
      </div>
    </figure>
  )
}
