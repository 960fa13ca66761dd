import type { Project } from '../site/config/project.ts'
import { brokenPages } from '../site/joined/broken-pages.ts'
import type { Found } from './rule.ts'
import { unknownName } from './unknown-name.ts'
import { writtenAs } from './written-values.ts'

/** Returns the `root-path` settings with no page at or below them. Links made from such a root lead to no page. */
export function strayRoots(project: Project): (Found & { root: string })[] {
  const paths = [...project.addresses, ...brokenPages(project)].map(({ path }) => path)
  const roots = paths.map((path) => path.replace(/\/[^/]*$/, '')).filter(Boolean)
  return writtenAs(project, 'root-path').flatMap(({ file, path, value: root }) => {
    const isThere = paths.some((candidate) => `${candidate}/`.startsWith(root.replace(/\/*$/, '/')))
    return isThere
      ? []
      : [{ file, path, root, ...unknownName(root, roots, 'an address that pages lie below') }]
  })
}
