import { unhydrated } from '../engine/unhydrated.ts'

/**
 * Hydrates the block of what was pressed, before the press is done: both in one task would keep a slow phone from
 * answering for 100 ms.
 */
export async function hydrateBlockOf(pressed: Element | null): Promise<void> {
  const block = pressed?.closest(`[${unhydrated}]`)
  if (!block) return
  // React hydrates the block under a pointer next, in as many tasks as it needs.
  block.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  const isWaiting = () => block.isConnected && block.hasAttribute(unhydrated)
  while (isWaiting()) await new Promise(requestAnimationFrame)
}
