import { flushSync } from 'react-dom'
import { useSyncExternalStore } from 'react'

export type Store<T> = ReturnType<typeof createObservable<T>>

/** Creates a store whose changes are drawn before `set` returns, so that the next key finds the new focus. */
export function createObservable<T>(start: T) {
  let state = start
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return (): void => {
        listeners.delete(changed)
      }
    },
    set: (part: Partial<T>) => {
      state = { ...state, ...part }
      flushSync(() => {
        for (const changed of listeners) changed()
      })
    },
  }
}

/** Returns the state of a store, now and after each change. */
export const useStore = <T>({ subscribe, state }: Pick<Store<T>, 'subscribe' | 'state'>): T =>
  useSyncExternalStore(subscribe, state)
