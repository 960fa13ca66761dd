import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** One row per item of the section, with the config's words where the service gives none. */
export function bindAlternatingRows(options: BlockOf<'alternating-rows'>, { section }: BindContext) {
  const source = section(options.section)
  if (!source?.items.length) return new Hidden('its section is missing or has no pictures')
  return {
    title: source.title,
    rows: source.items.map((item) => ({
      src: item.src,
      title: item.title || options.fallbackTitle,
      text: item.description || options.fallbackDescription,
      html: item.html,
    })),
  }
}
