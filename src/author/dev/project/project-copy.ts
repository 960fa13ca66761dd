import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
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

/** Folders whose files are hard links to those of the project. All other folders and files are links. */
const copied = ['page-configs', 'content', 'public']
/** Names in the project's root that the copy does not have. */
const skipped = /^(\.git|\.tmp|dist.*)$/

/** Copies the sources of the project at `root` to the folder `to`. */
export function copyProject(root: string, to: string): ProjectCopy {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(root))
    if (!skipped.test(name) && !copied.includes(name)) symlinkSync(join(root, name), join(to, name))
  let names: string[] = []
  return {
    root: to,
    sync: () => {
      const files = copied.flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`))
      const existing = new Set(files)
      for (const file of names) if (!existing.has(file)) rmSync(join(to, file), { force: true })
      names = files
      for (const file of files) link(join(root, file), join(to, file))
    },
    write: (file, state) => {
      const target = join(to, file)
      makeRoom(target)
      if (state !== undefined) writeFileSync(target, state)
      names.push(file)
    },
    remove: () => rmSync(to, { recursive: true, force: true }),
  }
}

/** Makes the folder of a file, and removes the file: a link must not be written through. */
function makeRoom(target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { force: true })
}

/** Links a file to another place, unless it is linked already. A file on another disk is copied each time. */
function link(source: string, target: string): void {
  const [from, to] = [statSync(source), statSync(target, { throwIfNoEntry: false })]
  if (from.ino === to?.ino && from.dev === to.dev) return
  makeRoom(target)
  try {
    linkSync(realpathSync(source), target)
  } catch {
    copyFileSync(source, target)
  }
}
