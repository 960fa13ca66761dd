import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createEditor } from '../../../../src/author/dev/server/editor-server.ts'
import { openProject } from '../../../../src/author/dev/project/open-project.ts'
import { hashesOf } from '../../../../src/author/dev/write/write-session.ts'
import type { Change } from '../../../../src/author/protocol/protocol.ts'
import { exampleSite } from '../../../support/example-site.ts'
import type { RuleExample } from '../../../support/rule-example.ts'

/** Opens an editor on a copy of the example site. */
export async function openEditor(files: RuleExample['files'] = {}, env: Record<string, string> = {}) {
  const root = await exampleSite(files)
  const folder = mkdtempSync(join(inject('examples'), 'edit-'))
  const project = openProject({ root, folder, env })
  const editor = createEditor({
    project,
  })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  /** Makes changes as a page does that has just seen the files. */
  const write = (...changes: Change[]) => editor.write(hashesOf(root, everyFile), changes)
  const hash = (file: string) => hashesOf(root, [file])[file] ?? ''
  return { root, project, editor, read, write, hash }
}

const everyFile = [
  'page-configs/site.ts',
  'page-configs/words.ts',
  'page-configs/kinds.ts',
  'page-configs/metadata.json',
  'page-configs/general/index.ts',
  'page-configs/general/schreiben.ts',
  'page-configs/werke/bogen.json',
  'content/api/bogen.json',
  'content/api/notizen.json',
]
