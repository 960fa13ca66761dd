import { nearestName } from '../../util/nearest-name.ts'
import { pageFolders } from '../../site/config/page-address.ts'
import { kindsFile, type Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import { unreadFiles } from '../../site/joined/unread-files.ts'

export const unknownFile = defineRule({
  summary: 'The engine reads every file among the configs.',
  severity: 'error',
  reads: 'configs',
  docs: `
    Pages are the \`.ts\` and \`.json\` files of \`general/\` and of the folders that \`kinds.ts\` names. Other files are sets of questions
    (\`structured-data/\`), fallback sections (\`fallback/\`), and files that a config imports. The engine ignores all other files. A page
    in a misspelt folder, or a page with the extension \`.jsonc\`, does not exist for visitors.

    Move or rename the file, import it, or remove it. Notes (\`.md\`) may be anywhere.`,
  *check(project) {
    const folders = [...pageFolders(project.config.kinds).keys(), 'structured-data', 'fallback']
    const problem = 'nothing reads this file'
    const unread = unreadFiles(project)
    const renamed = new Set<string>()
    for (const misspelt of missingFolders(project, unread)) {
      renamed.add(misspelt.nearest)
      yield misspelt
    }
    for (const file of unread) {
      const [, folder = '', below] = file.split('/')
      if (below !== undefined && renamed.has(folder)) continue
      if (below !== undefined && !folders.includes(folder) && /\.(ts|json)$/.test(file)) {
        const expected = `one of the folders ${folders.join(', ')}, or an import of it`
        yield {
          file,
          problem,
          expected,
          value: folder,
          nearest: nearestName(folder, folders),
        }
      } else {
        const received = JSON.stringify(file.replace(/^.*\//, ''))
        yield { file, problem, expected: 'a .ts or .json file of its folder, or an import of it', received }
      }
    }
  },
})

/** Returns the folders that `kinds.ts` names and that have no file, if an unread folder has a similar name. */
function missingFolders({ config, names }: Project, unread: string[]): (Found & { nearest: string })[] {
  const folders = [...new Set(unread.flatMap((file) => file.split('/').slice(1, -1).slice(0, 1)))]
  return Object.entries(config.kinds).flatMap(([kind, { pages }]) => {
    if (!pages || names.some((file) => file.startsWith(`page-configs/${pages.folder}/`))) return []
    const nearest = nearestName(pages.folder, folders)
    if (nearest === undefined) return []
    const details = { expected: 'a folder of page-configs/ that has pages', value: pages.folder }
    return [
      { file: kindsFile, path: [kind, 'pages', 'folder'], ...details, nearest, fix: { replace: nearest } },
    ]
  })
}
