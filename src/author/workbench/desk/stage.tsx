import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { EditedExample } from '../example-page.ts'
import { ScaledFrame } from './scaled-frame.tsx'
import { widthsShown, type Width } from './widths.ts'

interface StageProps {
  name: string
  example: EditedExample
  /** The one width that is shown. */
  width: Width | 'all'
  press: (key: string) => void
}

/** An example at three widths: the widest above, the other two beside each other, each as large as there is room; on a phone the phone's first, and each by itself. */
export function Stage({ name, example, width, press }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  const isNarrow = room < fewest
  const scaleOf = (one: Width) => {
    const beside = width === 'all' && one !== 1440 && !isNarrow
    const scale = beside ? (room - gap) / (834 + 390) : room / one
    // A hair below whole pixels, to which a browser then rounds up: rounded down, the window would lack one.
    return scale < 1 ? (Math.floor(one * scale) - 0.05) / one : 1
  }
  return (
    <Frames ref={stage}>
      {room > 0 &&
        (isNarrow ? widthsShown.toReversed() : widthsShown)
          .filter((one) => width === 'all' || width === one)
          .map((one) => (
            <ScaledFrame key={one} width={one} scale={scaleOf(one)} {...{ name, example, press }} />
          ))}
    </Frames>
  )
}

const gap = 20

/** With less room, two beside each other could not be read. */
const fewest = 560

const Frames = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${gap}px;
`
