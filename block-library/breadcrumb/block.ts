import type { BlockOf } from '../../schemas/blocks/index.ts'
import { defineBlock } from '../contract/define-block.ts'

export const breadcrumbBlock = defineBlock({
  type: 'breadcrumb',
  isRepeated: true,
  bind: bindBreadcrumb,
  views: { view: () => import('./view.tsx') },
  trail: ({ home, parents, current }) => ({ parents: [home, ...parents], current }),
})

/** Returns the trail, which the config holds completely. */
export function bindBreadcrumb({ home, parents, current }: BlockOf<'breadcrumb'>) {
  return { props: { links: [home, ...parents], current } }
}
