import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Planning } from '../../schemas/planning.ts'
import { useLatestState } from '../parts/use-latest-state.ts'
import { inUnit, readInputs, writeInputs, type Inputs } from './inputs.ts'

/** Milliseconds from the last key until the address follows: browsers refuse more than a few addresses a second. */
const ADDRESS_PAUSE_MS = 300

/**
 * What the form holds, kept in the address: a shared one opens the same plan, and Back goes to the plan before. Typing on in
 * one field is one step. `settled` is what the address says already.
 */
export function useInputs(planning: Planning) {
  const search = useSyncExternalStore(watchAddress, readSearch, () => '')
  // The published page holds what every form holds at first, and is hydrated as it stands.
  const [inputs, setInputs, latest] = useLatestState(planning.begin)
  const [settled, setSettled] = useState(inputs)
  /** What the address is known to say, and the field that it was last written for. */
  const known = useRef('')
  const last = useRef('')
  const form = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    if (search === known.current) return
    clearTimeout(timer.current)
    known.current = search
    last.current = ''
    const read = readInputs(search, planning)
    setInputs(read)
    // oxlint-disable-next-line react/set-state-in-effect -- the published page knows no address beyond its path
    setSettled(read)
  }, [search, planning, setInputs])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (typed: Partial<Inputs>) => {
    const held = latest.current
    const next = { ...inUnit(held, typed.unit ?? held.unit), ...typed }
    // Another place has other pitches.
    if (typed.place !== undefined) next.pitch = typed.pitch ?? ''
    setInputs(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSettled(next)
      const address = writeInputs(next, planning)
      if (address === known.current) return
      const field = Object.keys(typed).join(' ')
      known.current = address
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
  // The published form holds what was filled in before it was hydrated.
  useLayoutEffect(() => takeTyped(), [])
  return { form, inputs, settled, change }
}

/** Calls back when the visitor goes Back or Forward. */
function watchAddress(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
}

const readSearch = () => window.location.search

/** Returns what the form's fields hold that they did not hold at first. */
function typedInto(form: HTMLElement | null, planning: Planning): Partial<Inputs> {
  const held = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []
  return Object.fromEntries(
    Array.from(held)
      .filter(({ name, value }) => Reflect.get(planning.begin, name) !== value)
      .map(({ name, value }) => [name, value]),
  )
}
