import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** Every picture with its category, and the categories in the order they come. */
export function bindGallery(options: BlockOf<'gallery'>, { gallery }: BindContext) {
  const { heading, allLabel, pageSize, quickJumpAbove } = options
  return {
    title: heading,
    allLabel,
    pageSize,
    quickJumpAbove,
    categories: [...new Set(gallery.map(({ title }) => title))],
    pictures: gallery.flatMap(({ title, pictures }) => pictures.map((src) => ({ src, category: title }))),
  }
}
