import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The section's words and picture where it has them, else the config's. */
export function bindCtaBanner(options: BlockOf<'cta-banner'>, { section }: BindContext) {
  const source = options.section === undefined ? undefined : section(options.section)
  const own = source?.items[0]?.src
  return {
    title: source?.title || options.heading,
    lead: source?.html ?? (source?.description || (options.text ?? '')),
    src: own ?? options.picture.src,
    alt: own ? '' : options.picture.alt,
    button: options.button,
  }
}
