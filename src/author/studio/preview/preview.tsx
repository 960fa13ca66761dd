import { useEffect, useRef, useState } from 'react'
import type { PlacedBlock } from '../blocks/placed-block.ts'
import { PreviewReport, type PreviewState } from './preview-report.tsx'
import type { CheckResult, FromFrame, ToFrame } from './protocol.ts'
import { widths, type Width } from './widths.ts'

interface PreviewProps {
  width: Width
  /** Zoom factor of the frame. */
  scale: number
  name: string
  placed: PlacedBlock
  /** Handles a key that was pressed in the frame. */
  press?: (key: string) => void
  /** Whether axe and the HTML validator check the block. */
  isChecked?: boolean
}

/** Shows the block in a window of this width, scaled down if necessary, with the report of its checks. */
export function Preview({ width, scale, name, placed, press, isChecked = true }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [content, setContent] = useState(0)
  const [state, setState] = useState<PreviewState>({ status: 'drawing' })
  const [results, setResults] = useState<CheckResult[]>()
  const { height } = widths[width]

  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return
      if (data.kind === 'ready') setReady(true)
      if (data.kind === 'height') setContent(data.height)
      if (data.kind === 'checked') setResults(data.results)
      if (data.kind === 'drawn') {
        setState({ status: 'drawn', ...data })
        setResults(undefined)
      }
      if (data.kind === 'failed') setState({ status: 'failed', message: data.message })
      if (data.kind === 'key') press?.(data.key)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [press])

  useEffect(() => {
    if (!isReady) return
    const message: ToFrame = { kind: 'draw', name, placed }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, name, placed])

  const shown = Math.max(1, Math.min(content, height))
  return (
    <figure style={{ width: width * scale }}>
      {isChecked && <PreviewReport width={width} scale={scale} state={state} results={results} />}
      <div className="window" style={{ width: width * scale, height: shown * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the studio's own document, and its checks need its scripts */}
        <iframe
          ref={frame}
          src={isChecked ? '/__workbench/frame' : '/__workbench/frame?unchecked'}
          title={`${name} at ${width} pixels`}
          width={width}
          height={height}
          style={{ zoom: scale }}
        />
      </div>
    </figure>
  )
}
