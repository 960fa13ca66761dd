import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'

export const galleryBlock = defineBlock({
  type: 'gallery',
  bind: bindGallery,
  views: { view: () => import('./view.tsx') },
})

/** Returns every picture with its category, and the categories in the order of the gallery. */
export function bindGallery(options: BlockOf<'gallery'>, { gallery, picture, refuse }: BindContext) {
  const { heading, allLabel, pageSize, quickJumpAbove, names, categoryLinks, words } = options
  const categories = [...new Set(gallery.map(({ title }) => title))]
  const links = categoryLinks.filter(({ category }, index) => {
    if (!categories.includes(category)) refuse({ option: ['categoryLinks', index, 'category'] })
    return categories.includes(category)
  })
  const all = gallery.flatMap(({ title, pictures }) =>
    pictures.map((src) => {
      const path = Object.keys(names).find((name) => src.endsWith(`/${name}`))
      return { src: picture(src), category: title, name: path && names[path] }
    }),
  )
  for (const [path, name] of Object.entries(names))
    if (all.length > 0 && !all.some((shown) => shown.name === name)) refuse({ option: ['names', path] })
  const pictures = all.map((shown) => {
    const like = all.filter(({ category }) => category === shown.category)
    return { ...shown, number: like.indexOf(shown) + 1, count: like.length }
  })
  return { heading, props: { allLabel, pageSize, quickJumpAbove, words, categories, links, pictures } }
}
