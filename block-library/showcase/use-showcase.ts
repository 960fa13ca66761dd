import { useRef, useState } from 'react'
import { useAutoAdvance } from '../shared/use-auto-advance.ts'

/** Which of the cards is shown; left alone the next one comes by itself, and the first behind the last (document 2 §4). */
export function useShowcase(count: number, interval: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const step = (by: number) => setCurrent((now) => (now + by + count) % count)
  const advance = useAutoAdvance(frame, interval, () => step(1))
  return { frame, current, choose: setCurrent, step, ...advance }
}
