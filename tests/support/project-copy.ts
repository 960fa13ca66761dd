import { spawn, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { copyProject as copy } from '../../bench/project-copy.ts'

/** Copies the project, for tests that edit, run and break it. */
export async function copyProject() {
  const root = await copy()
  return {
    root,
    run: (...command: string[]) => runIn(root, command),
    remove: () => rm(root, { recursive: true }),
  }
}

/** A running command in a folder. */
export interface Running {
  /** Returns all output so far. */
  output: () => string
  /** Resolves when the output contains this text. Rejects when the command ends first, or after two minutes. */
  says: (text: string) => Promise<void>
  /** Resolves with the exit code. */
  ended: Promise<number | null>
  stop: () => void
}

/** Starts a command in a folder. The packages of this project are in its path. */
export function runIn(root: string, [command = '', ...args]: string[]): Running {
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      VITEST: '',
      // In CI, a build needs the address of the site.
      CI: '',
      PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  let printed = ''
  const ended = new Promise<number | null>((settle) => {
    child.on('close', settle)
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += stripVTControlCharacters(String(chunk))))
  const says = async (text: string) => {
    let over = false
    void ended.then(() => (over = true))
    for (let waited = 0; !printed.includes(text); waited += 50) {
      if (over || waited > 120_000) throw new Error(`"${text}" was not printed:\n${printed}`)
      await new Promise((settle) => setTimeout(settle, 50))
    }
  }
  return { output: () => printed, says, ended, stop: () => child.kill() }
}
