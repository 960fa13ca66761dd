import { nearestName } from '../../util/nearest-name.ts'
import { pageFolders } from '../../site/config/page-address.ts'
import type { Project } from '../../site/config/project.ts'
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
  check,
})

function* check(project: Project): Generator<Found> {
  const folders = [...pageFolders(project.config.kinds).keys(), 'structured-data', 'fallback']
  const problem = 'nothing reads this file'
  for (const file of unreadFiles(project)) {
    const [, folder = '', below] = file.split('/')
    if (below !== undefined && !folders.includes(folder) && /\.(ts|json)$/.test(file)) {
      const expected = `one of the folders ${folders.join(', ')}, or an import of it`
      yield {
        file,
        problem,
        expected,
        received: JSON.stringify(folder),
        nearest: nearestName(folder, folders),
      }
    } else {
      const received = JSON.stringify(file.replace(/^.*\//, ''))
      yield { file, problem, expected: 'a .ts or .json file of its folder, or an import of it', received }
    }
  }
}
