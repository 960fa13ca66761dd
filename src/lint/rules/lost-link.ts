import { lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFolders } from '../../site/config/source-folders.ts'
import { lostLinksIn } from '../../util/files-in.ts'
import { defineRule } from '../rule.ts'

export const lostLink = defineRule({
  summary: 'Every link among the files of the site leads to a file.',
  severity: 'error',
  reads: 'files',
  docs: `
    A symbolic link to a file that was moved or removed, or to a folder that contains the link, has no content. It is not read and not
    published. Links are often lost when a project is copied to another machine.

    Replace the link by the file, or remove it.`,
  *check({ root }) {
    for (const folder of sourceFolders)
      for (const name of lostLinksIn(join(root, folder))) {
        const file = `${folder}/${name}`
        const path = join(root, file)
        if (lstatSync(path).isSymbolicLink())
          yield {
            file,
            problem: 'this link leads to nothing that can be read',
            expected: 'a link to a file',
            received: JSON.stringify(readlinkSync(path)),
          }
        else
          yield {
            file,
            problem: 'cannot be read',
            expected: 'a file',
            received: 'a pipe, a socket or a device',
          }
      }
  },
})
