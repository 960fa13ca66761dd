import { copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stampOf } from '../../util/disk-stamp.ts'
import { filesIn } from '../../util/files-in.ts'
import { bytesOf, hasState, type FileState } from '../../util/write-unchanged.ts'

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
/** Folder whose files are links, so that a new file can be tried beside them. */
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
    const stamp = file.startsWith(linked) ? 'link' : stampOf(source)
    if (stamps.get(file) === stamp) return
    stamps.set(file, stamp)
    if (stamp !== 'link' && hasState(target, bytesOf(source))) return
    makeRoom(file, target)
    if (stamp === 'link') symlinkSync(source, target)
    else copyFileSync(source, target)
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
      makeRoom(file, target)
      if (state === undefined) rmSync(target, { force: true })
      else writeFileSync(target, state)
      stamps.set(file, 'written')
    },
    remove: () => rmSync(to, { recursive: true, force: true }),
  }
}

/** Makes the folder of a file. A link must not be followed, since its file belongs to the project. */
function makeRoom(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  if (file.startsWith(linked)) rmSync(target, { force: true })
}
