import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PlacedBlock } from '../blocks/placed-block.ts'
import { ScaledFrame } from '../preview/scaled-frame.tsx'
import { widthsShown, type Width } from '../preview/widths.ts'

interface StageProps {
  name: string
  placed: PlacedBlock
  /** The width to show, or all widths. */
  width: Width | 'all'
  press: (key: string) => void
}

/**
 * Shows a block at three widths: the widest above the other two, each as large as possible.
 * In a narrow window the phone's width comes first, and each has its own row.
 */
export function Stage({ name, placed, width, press }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  const isNarrow = room < NARROW_PX
  const scaleOf = (one: Width) => {
    const beside = width === 'all' && one !== 1440 && !isNarrow
    const scale = beside ? (room - gap) / (834 + 390) : room / one
    // Slightly below whole pixels, so that the browser rounds up. Rounded down, the window would lack a pixel.
    return scale < 1 ? (Math.floor(one * scale) - 0.05) / one : 1
  }
  return (
    <Frames ref={stage}>
      {room > 0 &&
        (isNarrow ? widthsShown.toReversed() : widthsShown)
          .filter((one) => width === 'all' || width === one)
          .map((one) => (
            <ScaledFrame key={one} width={one} scale={scaleOf(one)} {...{ name, placed, press }} />
          ))}
    </Frames>
  )
}

const gap = 20

/** Below this width in pixels, two frames beside each other are unreadable. */
const NARROW_PX = 560

const Frames = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${gap}px;
`
