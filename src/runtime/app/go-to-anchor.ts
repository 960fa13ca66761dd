/** Scrolls to the anchor of the address. The browser could not, because the page was rendered later or restored. */
export function goToAnchor(hash: string): void {
  if (hash) document.getElementById(anchorOf(hash))?.scrollIntoView()
}

/** Returns the id that an anchor names, without decoding if that fails. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
