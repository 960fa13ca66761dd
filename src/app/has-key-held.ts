/** With a key held a link opens in another tab or window, or is saved. */
export const hasKeyHeld = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
