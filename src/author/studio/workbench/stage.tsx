import { useCallback, useState } from 'react'
import type { AnyBlock } from '../blocks/example-page.ts'
import { Preview } from '../preview/block-preview.tsx'
import type { Choice, Width } from '../preview/widths.ts'

interface StageProps {
  name: string
  example: AnyBlock
  width: Choice
}

/** Space between frames in pixels. */
const GAP_PX = 20

/** Below this width in pixels, two frames beside each other are unreadable. */
const NARROW_PX = 560

/**
 * Shows a block at three widths: the widest above the other two, each as large as possible.
 * In a narrow window the phone's width comes first, and each has its own row.
 */
export function Stage({ width, ...shown }: StageProps) {
  const [room, setRoom] = useState(0)
  const measure = useCallback((stage: HTMLElement | null) => {
    if (!stage) return undefined
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])
  const isNarrow = room < NARROW_PX
  const scaleOf = (previewWidth: Width) => {
    const isBeside = width === 'all' && previewWidth !== 1440 && !isNarrow
    const scale = isBeside ? (room - GAP_PX) / (834 + 390) : room / previewWidth
    // Slightly below whole pixels, so that the browser rounds up. Rounded down, the window would lack a pixel.
    return scale < 1 ? (Math.floor(previewWidth * scale) - 0.05) / previewWidth : 1
  }
  const order: Width[] = isNarrow ? [390, 834, 1440] : [1440, 834, 390]
  return (
    <div className="stage" ref={measure}>
      {order
        .filter((candidate) => room > 0 && (width === 'all' || width === candidate))
        .map((candidate) => (
          <Preview key={candidate} {...shown} width={candidate} scale={scaleOf(candidate)} />
        ))}
    </div>
  )
}
