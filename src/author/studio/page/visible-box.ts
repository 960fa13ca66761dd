/** A rectangle in the window. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the part of a node that its page shows, cut at the parts around it that scroll or clip. */
export function visibleBox(node: Node): Box | undefined {
  const element = node instanceof Element ? node : node.parentElement
  if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return undefined
  let { left, top, right, bottom } = edgesOf(node)
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const clip = at.getBoundingClientRect()
    left = Math.max(left, clip.left)
    top = Math.max(top, clip.top)
    right = Math.min(right, clip.right)
    bottom = Math.min(bottom, clip.bottom)
  }
  // A text that only screen readers get is one pixel large.
  if (right - left < LEAST_PX || bottom - top < LEAST_PX) return undefined
  return { left, top, width: right - left, height: bottom - top }
}

/** Width and height of the smallest box that can be pressed, in pixels. */
const LEAST_PX = 4

function edgesOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}
