import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageState } from '../engine/page-state.ts'

/**
 * The state to show: the latest, but at a change of address the page before until the browser has taken its picture, so
 * that it can blend one into the other. Where it cannot, or the visitor asked for less motion, the change is at once.
 */
export function useShownState(latest: PageState): PageState {
  const [shown, show] = useState(latest)
  const newest = useRef(latest)
  const { pathname } = latest

  useLayoutEffect(() => {
    newest.current = latest
    if (latest.pathname === shown.pathname) show(latest)
  }, [latest, shown.pathname])

  useLayoutEffect(() => {
    const change = () => show(newest.current)
    if (newest.current.pathname === shown.pathname) return
    if (!canBlend()) return change()
    const transition = document.startViewTransition(() => flushSync(change))
    // A transition that another one overtakes is no fault.
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    // The address alone begins a transition; what was shown then is what it begins with.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [pathname])

  return latest.pathname === shown.pathname ? latest : shown
}

const canBlend = () =>
  'startViewTransition' in document &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches
