import type { BlockOf } from '../../schemas/blocks/index.ts'

/** The whole way is in the config. */
export function bindBreadcrumb({ home, parents, current }: BlockOf<'breadcrumb'>) {
  return { links: [home, ...parents], current }
}
