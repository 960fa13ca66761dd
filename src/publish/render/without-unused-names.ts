/**
 * styled-components gives each element a class by which rules of other components may refer to it, and one of its own rules.
 * In a published page the first is left out wherever no rule refers to it: React takes classes as they stand there.
 */
export function withoutUnusedNames(html: string, styles: string): string {
  const referred = new Set([...styles.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name))
  const isUsed = (name: string) => !/^sc-[a-z\d]+-\d+$/.test(name) || referred.has(name)
  return html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const used = names.split(' ').filter(isUsed).join(' ')
    return used && ` class="${used}"`
  })
}
