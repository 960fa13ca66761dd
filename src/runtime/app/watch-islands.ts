import type { IslandData } from '../../../block-library/parts/island.tsx'
import { keepTyped } from './keep-typed.ts'
import { showInstead } from './show-instead.ts'

/** Events that show a visitor's interest in an island. A touch or a press fires `pointerdown`. */
const turns = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change']
/** Events that show that a visitor uses the page. */
const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
/** Milliseconds until the hydration of an island may be tried again after it failed. */
const RETRY_PAUSE_MS = 2_000

/** Milliseconds after which a held press is performed without the script. */
const PRESS_TIMEOUT_MS = 12_000

interface Watching {
  /** Returns whether an island has content that the published page lacks, so that it hydrates now. */
  isNeeded: (data: IslandData) => boolean
  /** Reloads the page for a missing file. Returns whether it does. */
  reload: (error: unknown) => boolean
}

/**
 * Hydrates each island of a published page when the visitor starts to use it. Its fields work before that, and its
 * component reads their values. A press on one of its buttons is held and repeated once after the hydration. If that
 * fails, the browser posts the form, or the page shows other ways.
 */
export function watchIslands(watching: Watching): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const island of islands) watch(island, watching)
  if (islands.length > 0) fetchWhenNear(islands)
}

function watch(island: HTMLElement, { isNeeded, reload }: Watching): void {
  const data: IslandData = JSON.parse(island.nextElementSibling?.textContent ?? '{}')
  const listening = new AbortController()
  let pressed: HTMLButtonElement | undefined
  let isBusy = false
  let isPaused = false

  /** Ends the hold of a press, and returns its button. */
  const release = () => {
    const button = pressed
    pressed = undefined
    button?.removeAttribute('aria-busy')
    return button
  }
  const hydrate = async () => {
    if (isBusy || (isPaused && !pressed)) return
    isBusy = true
    island.dataset.inUse ??= ''
    try {
      fetchScripts('auto')
      const { hydrateIsland } = await import('./hydrate-island.tsx')
      const successorOf = await hydrateIsland(island, data)
      const button = release()
      listening.abort()
      if (successorOf) {
        island.dataset.inUse = 'now'
        showInstead(island, false)
      } else keepTyped(island)
      // After a crash the browser posts the form.
      ;(successorOf?.(button) ?? button)?.click()
    } catch (error) {
      // The published markup stays. After a deploy, the page reloads itself (reload-once.ts).
      console.warn('[site] The island could not be hydrated', error)
      isBusy = false
      isPaused = true
      setTimeout(() => (isPaused = false), RETRY_PAUSE_MS)
      submitWithoutScript(error)
    }
  }
  /** Performs a held press without the island's script. */
  const submitWithoutScript = (error?: unknown) => {
    const button = release()
    if (!button) return
    if (navigator.onLine && button.form?.method === 'post') {
      // A reload may have begun before the press.
      window.stop()
      return button.form.requestSubmit(button)
    }
    island.dataset.inUse = ''
    if (!reload(error)) showInstead(island)
  }
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    if (!pressed) setTimeout(submitWithoutScript, PRESS_TIMEOUT_MS)
    release()
    pressed = button
    island.dataset.inUse = 'now'
    button.setAttribute('aria-busy', 'true')
    void hydrate()
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of turns) island.addEventListener(type, () => void hydrate(), options)
  island.addEventListener('click', hold, { capture: true, signal: listening.signal })
  const wasTyped = keepTyped(island, listening)
  // A visitor may have typed, or be typing, before the script ran.
  if (wasTyped || isNeeded(data) || island.matches(':focus-within')) void hydrate()
}

/** Fetches the scripts of islands at low priority when a visitor uses the page and an island is near the screen. */
function fetchWhenNear(islands: HTMLElement[]): void {
  const waiting = new AbortController()
  const begin = (event: Event) => {
    // The browser reports a pointer that rests where the page appears, although nobody moved it.
    if (event.type === 'pointermove' && isResting(event)) return
    waiting.abort()
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        fetchScripts('low')
      },
      { rootMargin: '100%' },
    )
    for (const island of islands) watcher.observe(island)
  }
  const options = { capture: true, passive: true, signal: waiting.signal }
  for (const type of uses) document.addEventListener(type, begin, options)
}

const isResting = (event: Event) =>
  event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0

/** Moves the links of the scripts into the head, where they load in parallel (`src/publish/app/page-scripts.ts`). */
function fetchScripts(priority: 'low' | 'auto'): void {
  const template = document.getElementById('island-scripts')
  if (!(template instanceof HTMLTemplateElement)) return
  for (const link of template.content.querySelectorAll('link')) {
    link.fetchPriority = priority
    document.head.append(link)
  }
}
