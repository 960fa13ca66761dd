import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The section's words and picture where it has them, else the config's. */
export function bindCtaBanner(options: BlockOf<'cta-banner'>, { section }: BindContext) {
  const source = options.section === undefined ? undefined : section(options.section)
  return {
    title: source?.title || options.heading,
    text: source?.description || (options.text ?? ''),
    src: source?.items[0]?.src ?? options.picture.src,
    alt: options.picture.alt,
    button: options.button,
  }
}
