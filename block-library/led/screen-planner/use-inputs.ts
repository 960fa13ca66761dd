import { useLatestState } from 'pagework/parts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Planning } from './planning-schema.ts'
import { inputsOf, inUnit, readInputs, writeInputs, type Chosen } from './inputs.ts'

/** The values of a visitor who has changed none. */
const none: Chosen = {}

/** Milliseconds from the last key until the address changes. Browsers refuse more than a few addresses per second. */
const ADDRESS_PAUSE_MS = 300

/**
 * Returns the visitor's values and stores them in the address. A shared address opens the same plan, and Back returns to
 * the previous plan. Continued typing in one field is one step. `settled` holds the values that the address already
 * has.
 */
export function useInputs(planning: Planning) {
  const search = useSyncExternalStore(watchAddress, readSearch, () => '')
  // The published page holds the initial values, and hydration must render the same.
  const [chosen, setChosen, latest] = useLatestState<Chosen>(none)
  const [settled, setSettled] = useState(chosen)
  /** The query that was last written or read, and the field for which it was last written. */
  const lastQuery = useRef('')
  const last = useRef('')
  const form = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    if (search === lastQuery.current) return
    clearTimeout(timer.current)
    lastQuery.current = search
    last.current = ''
    const read = readInputs(search, planning)
    setChosen(read)
    // oxlint-disable-next-line react/set-state-in-effect -- the published page knows no address beyond its path
    setSettled(read)
  }, [search, planning, setChosen])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (typed: Chosen) => {
    const held = latest.current
    const next = { ...(typed.unit === undefined ? held : inUnit(held, typed.unit)), ...typed }
    // Each place has its own pitches.
    if (typed.place !== undefined && typed.pitch === undefined) delete next.pitch
    setChosen(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSettled(next)
      const address = writeInputs(next, planning)
      if (address === lastQuery.current) return
      const field = Object.keys(typed).join(' ')
      lastQuery.current = address
      const entry = window.location.pathname + address
      if (field === last.current) history.replaceState(history.state, '', entry)
      else history.pushState(null, '', entry)
      last.current = field
    }, ADDRESS_PAUSE_MS)
  }
  const takeTyped = useEffectEvent(() => {
    const typed = typedInto(form.current, planning)
    if (Object.keys(typed).length > 0) change(typed)
  })
  // The published form holds the values that were entered before hydration.
  useLayoutEffect(() => takeTyped(), [])
  return { form, chosen, settled, change }
}

/** Calls back when the visitor goes back or forward. */
function watchAddress(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
}

const readSearch = () => window.location.search

/** Returns the values of fields that differ from the initial ones. */
function typedInto(form: HTMLElement | null, planning: Planning): Chosen {
  const first = inputsOf(none, planning)
  const held = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []
  return Object.fromEntries(
    Array.from(held)
      .filter(({ name, value }) => Reflect.get(first, name) !== value)
      .map(({ name, value }) => [name, value]),
  )
}
