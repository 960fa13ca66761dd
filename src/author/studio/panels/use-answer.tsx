import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../../util/message-of.ts'
import { onReading } from '../page/page-on-screen.ts'

interface Answered<T> {
  answer?: T | undefined
  /** Why the last request failed, in words. The earlier answer stays. */
  failure?: string
}

/** Loads an answer, and loads it again with `reload`. */
export function useAnswer<T>(load: () => Promise<T>) {
  const [result, setResult] = useState<Answered<T>>({})
  const [round, setRound] = useState(0)
  const loadNow = useEffectEvent(load)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    let isLatest = true
    const show = (next: Answered<T>) => {
      if (!isLatest) return
      setResult((before) => ({ answer: before.answer, ...next }))
      for (const resolve of waiting.current.splice(0)) resolve()
    }
    loadNow().then(
      (answer) => show({ answer }),
      (error: unknown) => show({ failure: messageOf(error) }),
    )
    return () => void (isLatest = false)
  }, [round])
  /** Resolves when the answer is loaded again, by this call or a later one. */
  const reload = useCallback(() => {
    setRound((before) => before + 1)
    return new Promise<void>((resolve) => waiting.current.push(resolve))
  }, [])
  return { ...result, reload }
}

/** Loads an answer, and again after each reading of changed files: an undo changes them too. */
export function useCurrentAnswer<T>(load: () => Promise<T>) {
  const current = useAnswer(load)
  const { reload } = current
  useEffect(() => onReading(() => void reload()), [reload])
  return current
}

/** Shows that an answer is awaited, or why it failed. */
export const Wait = ({ answer, failure, text }: Answered<unknown> & { text: string }) =>
  failure === undefined ? (
    <p role="status">{answer === undefined && text}</p>
  ) : (
    <p role="alert" className="problem">
      {failure}
    </p>
  )
