import { useCallback, useRef, useState, type RefObject } from 'react'

/**
 * State that is known at once, and not only when it is rendered: the very event that has a published block hydrated may be
 * one of its fields', and would else be answered from what the page was published with.
 */
export function useLatestState<T>(initial: T): [state: T, set: (next: T) => void, latest: RefObject<T>] {
  const [state, setState] = useState(initial)
  const latest = useRef(initial)
  const set = useCallback((next: T) => {
    latest.current = next
    setState(next)
  }, [])
  return [state, set, latest]
}
