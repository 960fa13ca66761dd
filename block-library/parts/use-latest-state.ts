import { useCallback, useRef, useState, type RefObject } from 'react'

/**
 * Returns state that can be read synchronously, before it is rendered. The event that hydrates an island may come from
 * one of its fields, whose handler would otherwise read the published state.
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
