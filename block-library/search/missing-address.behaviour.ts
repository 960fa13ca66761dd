import type { Attach } from '../contract/behaviour.ts'

/** Writes the words of the address into the field of a not-found page, unless a visitor has typed. */
export const attach: Attach = (root) => {
  const field = root.querySelector<HTMLInputElement>('input[type="search"]')
  if (field?.value === '') field.value = wordsOf(window.location.pathname)
  return () => {}
}

/** Returns the words of an address without the language and the ending: `warm bread` of `/en/warm-bread.html`. */
function wordsOf(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).replace(/\.\w+$/, '')
    return (path.match(/[\p{L}\p{M}\p{N}.]+/gu) ?? [])
      .filter((word) => word !== document.documentElement.lang)
      .join(' ')
  } catch {
    return ''
  }
}
