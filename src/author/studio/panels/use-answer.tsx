import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../../util/message-of.ts'
import { useEditor, useEditorState } from '../editor/editor.ts'
import { onReading } from '../page/page-on-screen.ts'

interface Answered<T> {
  answer?: T | undefined
  /** Why the last request failed, in words. The earlier answer stays. */
  failure?: string
}

/** Loads an answer, and loads it again with `reload`, or for another version of what it is made of. */
export function useAnswer<T>(load: () => Promise<T>, version = 0) {
  const [result, setResult] = useState<Answered<T> & { of?: number }>({})
  const [round, setRound] = useState(0)
  const loadNow = useEffectEvent(load)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    let isLatest = true
    const show = (next: Answered<T>) => {
      if (!isLatest) return
      setResult((before) => ({ answer: before.answer, ...next, of: version }))
      for (const resolve of waiting.current.splice(0)) resolve()
    }
    loadNow().then(
      (answer) => show({ answer }),
      (error: unknown) => show({ failure: messageOf(error) }),
    )
    return () => void (isLatest = false)
  }, [round, version])
  /** Resolves when the answer is loaded again, by this call or a later one. */
  const reload = useCallback(() => {
    setRound((before) => before + 1)
    return new Promise<void>((resolve) => waiting.current.push(resolve))
  }, [])
  /** Whether the answer is that of an earlier version. */
  const isOld = result.of !== version || result.failure !== undefined
  return { ...result, isOld, reload }
}

/** Loads an answer for the page as it is drawn: addresses in it are those of this drawing. */
export const useDrawnAnswer = <T,>(load: () => Promise<T>) =>
  useAnswer(load, useEditorState(useEditor()).drawn)

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
