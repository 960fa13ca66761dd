/** A rectangle in the window. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Returns the part of a node that its page shows, cut at the parts around it that scroll or clip. */
export function visibleBox(node: Node): Box | undefined {
  const element = node instanceof Element ? node : node.parentElement
  if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return undefined
  let { x, y, right, bottom } = edgesOf(node)
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const clip = at.getBoundingClientRect()
    x = Math.max(x, clip.left)
    y = Math.max(y, clip.top)
    right = Math.min(right, clip.right)
    bottom = Math.min(bottom, clip.bottom)
  }
  // A text that only screen readers get is one pixel large.
  if (right - x < MIN_PX || bottom - y < MIN_PX) return undefined
  return { x, y, width: right - x, height: bottom - y }
}

/** Width and height of the smallest box that can be pressed, in pixels. */
const MIN_PX = 4

function edgesOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}
