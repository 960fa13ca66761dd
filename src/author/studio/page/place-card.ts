import { visibleBox } from './visible-box.ts'

/** Space between a card and its text, and between a card and the edge of the window, in pixels. */
const GAP_PX = 12

/** Least height of a card beside its text, in pixels. */
const MIN_PX = 320

/**
 * Puts a card below a node of the page, or above it where there is more room, so that the node stays in sight. The bar at
 * the bottom of the window stays free.
 */
export function placeCard(card: HTMLElement, near: Node | undefined, bar: Element | null): void {
  const box = near && visibleBox(near)
  const { innerHeight, innerWidth } = window
  const end = Math.max(MIN_PX, bar?.getBoundingClientRect().top ?? innerHeight) - GAP_PX
  card.style.maxHeight = `${end - GAP_PX}px`
  const { width, height } = card.getBoundingClientRect()
  if (!box) return put(card, innerWidth - width - GAP_PX, end - height, end - GAP_PX)
  const below = end - (box.y + box.height) - GAP_PX
  const above = Math.min(end, box.y - GAP_PX) - GAP_PX
  const least = Math.min(height, MIN_PX)
  const isLeft = box.x + box.width / 2 > innerWidth / 2
  // A node as large as the window leaves no room, so the card covers the half that shows less of the node.
  if (Math.max(below, above) < least)
    return put(card, isLeft ? GAP_PX : innerWidth - width - GAP_PX, GAP_PX, end - GAP_PX)
  const isBelow = below >= least
  const room = isBelow ? below : above
  const y = isBelow ? box.y + box.height + GAP_PX : box.y - GAP_PX - Math.min(height, room)
  const x = Math.min(Math.max(GAP_PX, box.x), innerWidth - width - GAP_PX)
  put(card, x, Math.max(GAP_PX, Math.min(y, end - Math.min(height, room))), room)
}

function put({ style }: HTMLElement, x: number, y: number, room: number): void {
  Object.assign(style, { left: `${x}px`, top: `${y}px`, maxHeight: `${room}px` })
}
