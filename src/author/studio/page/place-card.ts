import { visibleBox } from './visible-box.ts'

/** Space between a card and its text, and between a card and the edge of the window, in pixels. */
const GAP_PX = 12

/** Height of the buttons at the bottom of the window, in pixels. */
const BAR_PX = 76

/** Least height of a card beside its text, in pixels. */
const LEAST_PX = 320

/** Puts a card below a node of the page, or above it where there is more room, so that the node stays in sight. */
export function placeCard(card: HTMLElement, near: Node | undefined): void {
  const box = near && visibleBox(near)
  const { innerHeight, innerWidth } = window
  if (!box) {
    Object.assign(card.style, { left: '', right: `${GAP_PX}px`, top: '', bottom: `${BAR_PX}px` })
    return
  }
  card.style.maxHeight = ''
  const { width, height } = card.getBoundingClientRect()
  const below = innerHeight - BAR_PX - (box.top + box.height) - GAP_PX
  const above = box.top - 2 * GAP_PX
  const least = Math.min(height, LEAST_PX)
  const isLeft = box.left + box.width / 2 > innerWidth / 2
  // A node as large as the window has room on neither side of it, so the card covers the half with less of it.
  if (Math.max(below, above) < least) {
    const side = isLeft ? GAP_PX : innerWidth - width - GAP_PX
    Object.assign(card.style, {
      left: `${side}px`,
      top: `${GAP_PX}px`,
      maxHeight: `${innerHeight - BAR_PX - 2 * GAP_PX}px`,
    })
    return
  }
  const isBelow = below >= least
  const room = isBelow ? below : above
  const shown = Math.min(height, room)
  const top = isBelow ? box.top + box.height + GAP_PX : box.top - GAP_PX - shown
  const left = Math.min(Math.max(GAP_PX, box.left), innerWidth - width - GAP_PX)
  Object.assign(card.style, {
    left: `${left}px`,
    top: `${Math.min(Math.max(GAP_PX, top), innerHeight - shown - GAP_PX)}px`,
    maxHeight: `${room}px`,
  })
}
