/** Goes to the anchor of the address, where the browser could not: the page was drawn later, or was returned to. */
export function goToAnchor(hash: string): void {
  if (hash) document.getElementById(anchorOf(hash))?.scrollIntoView()
}

/** The id that an anchor names; one that cannot be decoded is taken as it stands. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
