import { rootOf } from '../shadow-host.ts'
import type { Target } from './targets.ts'
import { visibleBox, type Box } from './visible-box.ts'

interface Handlers {
  press: (target: Target) => void
  key: (target: Target, event: KeyboardEvent) => void
}

/** Milliseconds between two measurements, for parts of the page that move by themselves. */
const MEASURE_MS = 500

/**
 * A layer over the page with a transparent button on each thing that can be edited. One of them is reached with Tab, the
 * others with the arrow keys.
 */
export function makeLayer({ press, key }: Handlers) {
  const box = document.createElement('section')
  box.className = 'layer'
  box.setAttribute('aria-label', 'Parts of the page to edit')
  let spots: Spot[] = []
  let last = { key: storedKey(), at: -1 }
  /** Whether the focus waits for a target that the page does not show yet. */
  let isWaiting = last.key !== ''

  const place = () => {
    if (!box.isConnected) return
    // While the page is drawn again, the button of a replaced text stays in its place with the focus.
    const connected = spots.filter(({ target }) => target.node.isConnected)
    const measured = connected.map(({ target, spot }) => ({ spot, target, box: visibleBox(target.node) }))
    const order = measured.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
    order.forEach(({ spot, target, box: area }, rank) => {
      spot.hidden = !area
      if (!area) return
      const isBlock = target.kind === 'block'
      // A block is pressed by its corner, so that its texts stay free.
      const { x, y, width, height } = isBlock ? cornerOf(area) : area
      const size = isBlock
        ? `--width:${area.width}px;--height:${area.height}px;--above:${y - area.y}px`
        : `width:${width}px;height:${height}px`
      const zIndex = isBlock ? order.length + 1 : rank
      spot.style.cssText = `left:${x + window.scrollX}px;--top:${y + window.scrollY}px;${size};z-index:${zIndex}`
    })
    if (!spots.some(({ spot }) => spot.tabIndex === 0 && !spot.hidden)) makeCurrent(visible()[0]?.spot)
  }
  const visible = () => spots.filter(({ spot }) => !spot.hidden)
  const makeCurrent = (current: HTMLElement | undefined) => {
    for (const { spot } of spots) spot.tabIndex = spot === current ? 0 : -1
  }

  const remember = (targetKey: string, at: number) => {
    last = { key: targetKey, at }
    sessionStorage.setItem(stored, addressed(targetKey))
  }

  const spotOf = (target: Target): Spot => {
    const spot = document.createElement('button')
    spot.type = 'button'
    spot.className = `spot ${target.kind}`
    spot.tabIndex = -1
    spot.addEventListener('click', () => press(placed.target))
    const placed = { target, spot }
    spot.addEventListener('focus', () => {
      makeCurrent(spot)
      remember(placed.target.key, spots.indexOf(placed))
    })
    spot.addEventListener('keydown', (event) => {
      const next = nextSpot(visible(), placed, event)
      if (!next) return key(placed.target, event)
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    })
    return placed
  }

  const timer = window.setInterval(place, MEASURE_MS)
  window.addEventListener('scroll', place, { passive: true, capture: true })
  window.addEventListener('resize', place)
  return {
    box,
    place,
    /** Shows other targets. The focus stays on the same target. */
    show: (targets: Target[]) => {
      const { activeElement } = rootOf(box)
      const hasFocus = activeElement ? box.contains(activeElement) : isWaiting
      // Buttons stay where they can: the mouse may be pressed on one right now.
      if (!isSame(spots, targets)) {
        spots = targets.map(spotOf)
        box.replaceChildren(...spots.map(({ spot }) => spot))
      }
      spots.forEach((item, at) => {
        item.target = targets[at] ?? item.target
        item.spot.setAttribute('aria-label', item.target.label)
        if (item.target.kind === 'block') item.spot.textContent = item.target.block.type
      })
      place()
      if (hasFocus) focus(last.key)
    },
    /** Focuses a target; one that was just added, as soon as the page shows it. */
    focus: (targetKey: string = last.key) => {
      if (targetKey !== last.key && spots.every(({ target }) => target.key !== targetKey))
        remember(targetKey, -1)
      focus(targetKey)
    },
    remove: () => {
      window.clearInterval(timer)
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      sessionStorage.removeItem(stored)
      box.remove()
    },
  }

  function focus(targetKey: string): void {
    place()
    const match = spots.find(({ target }) => target.key === targetKey)?.spot
    const other = last.at < 0 ? undefined : (spots[last.at] ?? visible()[0])?.spot
    const spot = match && !match.hidden ? match : other
    isWaiting = spot?.hidden !== false
    if (!isWaiting) spot?.focus()
  }
}

/** Where the browser stores the focused target. A change of the site's settings loads the document again. */
const stored = 'site-edit-focus'
const addressed = (key: string) => `${window.location.pathname} ${key}`
const storedKey = () => {
  const [path, ...key] = (sessionStorage.getItem(stored) ?? '').split(' ')
  return path === window.location.pathname ? key.join(' ') : ''
}

/** Button of a target. */
interface Spot {
  target: Target
  spot: HTMLButtonElement
}

const isSame = (spots: Spot[], targets: Target[]) =>
  spots.length === targets.length && targets.every(({ key }, at) => spots[at]?.target.key === key)

/** Returns the target that an arrow key leads to; Page Up and Page Down lead from block to block. */
function nextSpot(visible: Spot[], from: Spot, { key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey) return undefined
  const at = visible.indexOf(from)
  const isBlock = ({ target }: Spot) => target.kind === 'block'
  const next: Record<string, Spot | undefined> = {
    ArrowDown: visible[at + 1],
    ArrowRight: visible[at + 1],
    ArrowUp: visible[at - 1],
    ArrowLeft: visible[at - 1],
    PageDown: visible.slice(at + 1).find(isBlock),
    PageUp: visible.slice(0, Math.max(at, 0)).findLast(isBlock),
    Home: visible[0],
    End: visible.at(-1),
  }
  return next[key]?.spot
}

const areaOf = (box: Box | undefined) => (box ? box.width * box.height : 0)

/** Returns the upper right corner of a block, which its button covers. The button stays below the page's header. */
function cornerOf({ x, y, width, height }: Box): Box {
  const header = document.querySelector('header')?.offsetHeight ?? 0
  const lowest = Math.max(y + 8, y + height - 52)
  return {
    x: x + width - 168,
    y: Math.min(Math.max(y, header) + 8, lowest),
    width: 160,
    height: 44,
  }
}
