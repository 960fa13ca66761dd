import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importConfigs, importEach } from '../../site/config/import-configs.ts'
import type { ImportModule } from '../../site/config/read-config-file.ts'
import { ImportFailure } from '../../site/config/import-failure.ts'
import { modulesIn } from '../../site/config/try-configs.ts'
import { importsOf } from '../../site/joined/unread-files.ts'

/** Number of changed files from which one bundle of all files takes less time than one bundle for each. */
const MANY_FILES = 12

type Imported = Awaited<ReturnType<ImportModule>> | ImportFailure

/**
 * Returns a function that creates the importer of one reading. A file is imported again only if its text, or the text of
 * a file that it imports, has changed.
 */
export function configImporter(root: string): () => ImportModule {
  let all: ImportModule | undefined
  let seen = new Map<string, string>()
  const again = new Map<string, Imported>()

  const prepare = async () => {
    const modules = modulesIn(root)
    const now = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]))
    // Rules import data beside the configs.
    for (const [file, text] of now)
      for (const other of importedBy(root, file, text))
        if (!now.has(other) && existsSync(other)) now.set(other, readFileSync(other, 'utf8'))
    const edited = new Set([...now].flatMap(([file, text]) => (seen.get(file) === text ? [] : [file])))
    for (const file of seen.keys()) if (!now.has(file)) edited.add(file)
    seen = now
    const stale = withImporters(root, edited, now).filter((file) => modules.includes(file))
    if (!all || stale.length > MANY_FILES) {
      all = importConfigs(root)
      again.clear()
    } else if (stale.length > 0) {
      for (const [file, found] of await importEach(stale)) again.set(file, found)
    }
    return all
  }
  return () => {
    let ready: ReturnType<typeof prepare> | undefined
    return async (file) => {
      const everything = await (ready ??= prepare())
      const found = again.get(file)
      if (found instanceof ImportFailure) throw found
      return found ?? everything(file)
    }
  }
}

/** Returns the edited files, and the files that import them, directly or not. */
function withImporters(root: string, edited: Set<string>, texts: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...texts].map(([file, text]) => [file, importedBy(root, file, text)]))
  // The loop also visits files that it adds.
  for (const one of edited) for (const [file, named] of imports) if (named.includes(one)) edited.add(file)
  return [...edited]
}

const importedBy = (root: string, file: string, text: string): string[] =>
  importsOf(relative(root, file).replaceAll('\\', '/'), text).map((name) => join(root, name))
