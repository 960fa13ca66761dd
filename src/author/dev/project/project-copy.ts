import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { stampOf } from '../../../util/disk-stamp.ts'
import { filesIn } from '../../../util/files-in.ts'
import type { FileState } from '../../../util/write-unchanged.ts'

/** A copy of a project's sources. Changes are tried in it, so that a wrong change never reaches the project. */
export interface ProjectCopy {
  root: string
  /** Makes the copy equal to the project again. */
  sync: () => void
  /** Writes or removes a file of the copy only. */
  write: (file: string, state: FileState) => void
  remove: () => void
}

/** Folders whose files are copied. */
const copied = ['page-configs', 'content']
/** Folder whose files are hard links: many and large, and never edited in place. */
const linked = 'content/storage/'
/** Names in the project's root that are not linked. */
const skipped = /^(\.git|\.tmp|dist.*|page-configs|content)$/

/** Copies the sources of the project at `root` to the folder `to`. Other files are links to those of the project. */
export function copyProject(root: string, to: string): ProjectCopy {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(join(to, 'content'), { recursive: true })
  for (const name of readdirSync(root)) if (!skipped.test(name)) symlinkSync(join(root, name), join(to, name))
  /** State of each file when it was copied. */
  const stamps = new Map<string, string>()

  const syncFile = (file: string) => {
    const [source, target] = [join(root, file), join(to, file)]
    const stamp = stampOf(source)
    if (stamps.get(file) === stamp) return
    stamps.set(file, stamp)
    makeRoom(target)
    if (file.startsWith(linked) && hasLink(source, target)) return
    copyFileSync(source, target)
  }
  return {
    root: to,
    sync: () => {
      const files = copied.flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`))
      const existing = new Set(files)
      for (const file of [...stamps.keys()].filter((one) => !existing.has(one))) {
        stamps.delete(file)
        rmSync(join(to, file), { force: true })
      }
      files.forEach(syncFile)
    },
    write: (file, state) => {
      const target = join(to, file)
      makeRoom(target)
      if (state !== undefined) writeFileSync(target, state)
      stamps.set(file, 'written')
    },
    remove: () => rmSync(to, { recursive: true, force: true }),
  }
}

/** Makes the folder of a file, and removes the file: a link must not be written through. */
function makeRoom(target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { force: true })
}

/** Links a file to another place. Returns false if it is on another disk. */
function hasLink(source: string, target: string): boolean {
  try {
    linkSync(realpathSync(source), target)
    return true
  } catch {
    return false
  }
}
