import { visibleBox } from './visible-box.ts'

/** Space between a card and its text, and between a card and the edge of the window, in pixels. */
const GAP_PX = 12

/** Height of the buttons at the bottom of the window, in pixels. */
const BAR_PX = 76

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
  const isBelow = below >= Math.min(height, 320) || below >= above
  const room = Math.max(isBelow ? below : above, 180)
  const left = Math.min(Math.max(GAP_PX, box.left), innerWidth - width - GAP_PX)
  const shown = Math.min(height, room)
  const top = isBelow ? box.top + box.height + GAP_PX : box.top - GAP_PX - shown
  Object.assign(card.style, {
    left: `${left}px`,
    top: `${Math.min(Math.max(GAP_PX, top), innerHeight - shown - GAP_PX)}px`,
    maxHeight: `${room}px`,
  })
}
