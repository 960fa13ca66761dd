/**
 * Shows the other ways to reach the company, which follow an island that cannot be used (`block-library/parts/island.tsx`),
 * in place of buttons that do nothing without a script.
 */
export function showInstead(island: HTMLElement, isShown = true): void {
  for (const button of island.querySelectorAll<HTMLElement>('[popovertarget]')) button.hidden = isShown
  // After the island's data.
  const instead = island.nextElementSibling?.nextElementSibling
  instead?.removeAttribute('popover')
  instead?.toggleAttribute('hidden', !isShown)
}
