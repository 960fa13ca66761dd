/**
 * Removes unused classes from a published page. styled-components gives each element a class for its rules, and a class
 * by which rules of other components can refer to it. The second is removed if no rule uses it: hydration does not
 * change classes.
 */
export function withoutUnusedNames(html: string, styles: string): string {
  const referred = new Set([...styles.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name))
  const isUsed = (name: string) => !/^sc-[a-z\d]+-\d+$/.test(name) || referred.has(name)
  const shorten = (names: string) => {
    const used = names.split(' ').filter(isUsed).join(' ')
    return used && ` class="${used}"`
  }
  // Many elements have the same classes.
  const shortened = new Map<string, string>()
  return html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const short = shortened.get(names) ?? shorten(names)
    shortened.set(names, short)
    return short
  })
}
