import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { look } from '../workbench/look.ts'
import type { PlacedBlock } from '../blocks/placed-block.ts'
import type { Finding, FromFrame, ToFrame } from './protocol.ts'
import { FrameReport, type FrameState } from './frame-report.tsx'
import { widths, type Width } from './widths.ts'

interface ScaledFrameProps {
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
export function ScaledFrame({ width, scale, name, placed, press, isChecked = true }: ScaledFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [content, setContent] = useState(0)
  const [state, setState] = useState<FrameState>({ status: 'drawing' })
  const [findings, setFindings] = useState<Finding[]>()
  const { height } = widths[width]

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return
      if (data.kind === 'ready') setReady(true)
      if (data.kind === 'height') setContent(data.height)
      if (data.kind === 'checked') setFindings(data.findings)
      if (data.kind === 'drawn') {
        setState({ status: 'drawn', ...data })
        setFindings(undefined)
      }
      if (data.kind === 'failed') setState({ status: 'failed', message: data.message })
      if (data.kind === 'key') press?.(data.key)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [press])

  useEffect(() => {
    if (!isReady) return
    const message: ToFrame = { kind: 'draw', name, placed }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, name, placed])

  return (
    <Figure $width={width * scale}>
      {isChecked && <FrameReport width={width} scale={scale} state={state} findings={findings} />}
      <Window $width={width} $height={Math.max(1, Math.min(content, height))} $scale={scale}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the workbench's own document, and its checks need its scripts */}
        <iframe
          ref={frame}
          src={isChecked ? '/__workbench/frame' : '/__workbench/frame?unchecked'}
          title={`${name} at ${width} pixels`}
          width={width}
          height={height}
        />
      </Window>
    </Figure>
  )
}

const Figure = styled.figure<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  margin: 0;
`

const Window = styled.div<{ $width: number; $height: number; $scale: number }>`
  width: ${({ $width, $scale }) => $width * $scale}px;
  height: ${({ $height, $scale }) => $height * $scale}px;
  overflow: hidden;
  border-radius: 4px;
  outline: 1px solid ${look.line};
  background: ${look.sunken};

  > iframe {
    display: block;
    border: 0;
    zoom: ${({ $scale }) => $scale};
  }
`
