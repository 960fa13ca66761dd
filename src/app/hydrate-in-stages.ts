import { unhydrated } from '../engine/unhydrated.ts'
import { hasKeyHeld } from './has-key-held.ts'
import { savesData } from './saves-data.ts'
import { whenIdle } from './when-idle.ts'

/** What shows that somebody is about to use the page. */
const signs = ['mousemove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
/** With these React would hydrate all that surrounds the blocks at once, in one long task. */
const touches = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'click',
  'change',
]
/** With these their block too. They need not wait for it: no key does anything by script, and a form reads what was typed. */
const strokes = [
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'input',
  'compositionstart',
  'compositionend',
  'paste',
]
/** What only the script answers. A link that takes nothing along works by itself. */
const answered = 'button, a[data-state]'
/** So many milliseconds a pressed link waits; then it goes where it leads without what it takes along. */
const patience = 5_000
/** After so many milliseconds a page that could not be hydrated may be tried again. */
const pause = 2_000

/**
 * Hydrates the page once it has come and the processor has nothing better to do, or before that at the first sign that the
 * visitor means to use it; where the visitor saves data, at that sign alone. A press on what only the script answers, and
 * a choice from a list, are kept meanwhile, and done once it does.
 *
 * @param hydrate Calls back once what surrounds the blocks answers, and is done once what was pressed does.
 * @returns Hydrates it for another reason.
 */
export function hydrateInStages(hydrate: (shellAnswers: () => void) => Promise<void>): () => void {
  const holding = new AbortController()
  const listening = new AbortController()
  const chosen = new Map<HTMLSelectElement, string>()
  let pressed: HTMLElement | undefined
  let trying = false

  /** What was pressed last; it waits no more. */
  const release = () => {
    const last = pressed
    last?.removeAttribute('aria-busy')
    pressed = undefined
    return last
  }

  /** A link works without the script. */
  const giveUp = () => {
    const link = release()
    if (link instanceof HTMLAnchorElement) window.location.assign(link.href)
  }

  const begin = (event?: Event) => {
    if (trying || (event && isStandstill(event))) return
    trying = true
    hydrate(() => holding.abort()).then(
      () => {
        listening.abort()
        release()?.click()
        for (const [list, value] of chosen) chooseAgain(list, value)
      },
      () => {
        giveUp()
        setTimeout(() => (trying = false), pause)
      },
    )
  }

  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(answered) : null
    if (!target || hasKeyHeld(event)) return
    release()
    event.preventDefault()
    event.stopPropagation()
    pressed = target
    target.setAttribute('aria-busy', 'true')
    setTimeout(() => {
      if (target === pressed && target instanceof HTMLAnchorElement) giveUp()
    }, patience)
    begin()
  }

  const choose = ({ target }: Event) => {
    // A form reads its fields itself once it is hydrated.
    if (target instanceof HTMLSelectElement && !target.form) chosen.set(target, target.value)
    begin()
  }

  const keepFromReact = (event: Event) => {
    if (!holding.signal.aborted || isUnhydrated(event.target)) event.stopPropagation()
  }

  const capture = { capture: true, signal: listening.signal }
  for (const type of signs) document.addEventListener(type, begin, { ...capture, passive: true })
  for (const type of touches)
    document.addEventListener(type, (event) => event.stopPropagation(), {
      ...capture,
      signal: holding.signal,
    })
  for (const type of strokes) document.addEventListener(type, keepFromReact, true)
  document.addEventListener('click', press, capture)
  document.addEventListener('change', choose, capture)
  if (!savesData()) whenIdle(begin)
  return begin
}

/** A page that opens under a resting pointer gets a mousemove that moved by nothing. */
const isStandstill = (event: Event) =>
  event instanceof MouseEvent && event.type === 'mousemove' && !event.movementX && !event.movementY

const isUnhydrated = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${unhydrated}]`)

function chooseAgain(list: HTMLSelectElement, value: string): void {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
