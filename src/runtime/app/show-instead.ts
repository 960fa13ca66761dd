/**
 * Shows the other ways to reach the company, which follow an island that cannot be used (`block-library/parts/island.tsx`).
 */
export function showInstead(island: HTMLElement, isShown = true): void {
  // After the island's data.
  const instead = island.nextElementSibling?.nextElementSibling
  instead?.removeAttribute('popover')
  instead?.toggleAttribute('hidden', !isShown)
}
