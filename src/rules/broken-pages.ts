import type { Project } from '../config/project.ts'
import { childOf } from '../config/document-order.ts'

/** The pages that did not parse: that is told of each, and what would follow from it is not. */
export function brokenPages({ addresses, config }: Pick<Project, 'addresses' | 'config'>) {
  const sound = new Set(config.pages.map(({ file }) => file))
  return addresses
    .filter(({ file }) => !sound.has(file))
    .map(({ path, input }) => ({
      path,
      endpoint: childOf(childOf(input, 'content'), 'endpoint'),
      isRead: input !== undefined,
    }))
}
