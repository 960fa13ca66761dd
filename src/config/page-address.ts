/** The folders of `page-configs/` that hold pages, and the address each begins. */
const roots: Record<string, string> = { general: '', industries: '/industry', products: '/products' }

/** The names of the folders that hold pages. */
export const pageFolders = Object.keys(roots)

/**
 * The address that a page file's place gives it: `products/led-standee-display.ts` is `/products/led-standee-display`,
 * `general/index.ts` is `/`, `general/blog/[id].ts` is `/blog/:id`, and `general/[...path].ts` is whatever no other page answers.
 */
export function pageAddress(file: string): string {
  const [folder = '', ...rest] = file.replace(/\.(ts|json)$/, '').split('/')
  const names = rest.filter((name, index) => !(name === 'index' && index === rest.length - 1))
  const steps = names.map((name) => name.replace(/^\[\.\.\..+\]$/, '*').replace(/^\[(.+)\]$/, ':$1'))
  return [roots[folder] ?? '', ...steps].join('/') || '/'
}
