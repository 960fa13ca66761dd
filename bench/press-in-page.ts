/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as text: its helpers must be inside */

/** `window.bench`: the functions that the bench calls in the page. */
export interface PressBench {
  /** Waits until the target is painted and centres it on the screen. Returns its middle in CSS pixels. */
  place: () => Promise<{ x: number; y: number }>
  focus: () => void
  /** Resolves with the effect of the press; undefined where none came in time. */
  effect: () => Promise<PressEffect | undefined>
}

export interface PressEffect {
  /** Milliseconds from the press until the frame with its effect was painted. */
  took: number
  /** Whether the pressed element and the effect are still there later: a press that runs twice may undo the effect. */
  isKept: boolean
}

/**
 * Runs in the page before its scripts, and is sent there as text: it may use nothing from outside. Playwright's locators
 * would compile 60 ms of code in the page at the press.
 */
export function pressInPage(
  { selector, timeout, watch }: { selector: string; timeout: number; watch: number },
  stateOf: (target: Element) => unknown,
): void {
  let target: Element | null = null
  let before: unknown
  const bench: PressBench = { place, focus, effect }
  Object.assign(window, { bench })

  // Listens from the start: the press may arrive before the call of `effect`.
  for (const start of ['pointerdown', 'keydown'])
    window.addEventListener(start, () => (before = state()), { capture: true })
  const press = new Promise<number>((resolve) => {
    for (const end of ['pointerup', 'keydown', 'click'])
      window.addEventListener(end, ({ timeStamp }) => resolve(timeStamp), { capture: true })
  })

  async function place() {
    // Newer content may have replaced the target.
    if (!target?.isConnected) target = null
    while (!isPainted() || !(target ??= document.querySelector(selector))) await frame()
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }

  function isPainted() {
    return performance.getEntriesByName('first-contentful-paint').length > 0
  }

  function focus() {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  async function effect() {
    const pressed = await Promise.race([press, later(timeout)])
    if (pressed === undefined || !(await Promise.race([whenChanged(), later(timeout)]))) return
    await frame()
    await later(0)
    const took = performance.now() - pressed
    await later(watch)
    return { took, isKept: target?.isConnected === true && state() !== before }
  }

  /** Resolves right after the state has changed. A check in each frame would keep a slow phone busy. */
  function whenChanged() {
    return new Promise<true>((resolve) => {
      const look = () => {
        if (state() === before) return
        observer.disconnect()
        resolve(true)
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      // Neither the value of a field nor an open popover is an attribute.
      window.addEventListener('input', look)
      window.addEventListener('click', () => setTimeout(look))
      look()
    })
  }

  function state() {
    return target && stateOf(target)
  }

  function frame() {
    return new Promise((resolve) => requestAnimationFrame(resolve))
  }

  function later(ms: number) {
    return new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
  }
}
