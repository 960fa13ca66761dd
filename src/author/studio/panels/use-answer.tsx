import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wordsOf } from '../server.ts'

interface Answered<T> {
  answer?: T | undefined
  /** Why the last request failed, in words. The earlier answer stays. */
  failure?: string
}

/** Loads an answer, and loads it again with `reload`. */
export function useAnswer<T>(load: () => Promise<T>): Answered<T> & { reload: () => Promise<void> } {
  const [result, setResult] = useState<Answered<T>>({})
  const latest = useRef({ load, round: 0 })
  useLayoutEffect(() => {
    latest.current.load = load
  })
  const reload = useCallback(async () => {
    const round = (latest.current.round += 1)
    const next = await latest.current.load().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ failure: wordsOf(error) }),
    )
    if (round === latest.current.round) setResult((before) => ({ answer: before.answer, ...next }))
  }, [])
  useEffect(() => {
    const { current } = latest
    void reload()
    return () => void (current.round = -1)
  }, [reload])
  return { ...result, reload }
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
