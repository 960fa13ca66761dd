/**
 * Fills places of `index.html`: comments such as `<!-- fill head -->`, and the attribute `data-fill`. Other places stay for
 * a later call, other comments are removed. Throws if a place is missing.
 */
export function fillPlaces(html: string, values: Record<string, string>): string {
  const missing = new Set(Object.keys(values))
  const filled = html.replaceAll(
    /(\s*)(?:<!-- fill (\w+) -->|data-fill="(\w+)"|<!--.*?-->)/gs,
    (place, space: string, comment?: string, attribute?: string) => {
      const name = comment ?? attribute
      if (name === undefined) return ''
      const value = values[name]
      if (value === undefined) return place
      missing.delete(name)
      return value && space + value
    },
  )
  if (missing.size === 0) return filled
  throw new Error(`index.html must have the places ${[...missing].join(', ')}: the engine fills them`)
}
