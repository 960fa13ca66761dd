import { runCommand, type Command } from '../../src/author/commands/terminal.ts'

/** A command in the project at `root`: what it ends with, and what it said. */
export async function told(command: Command, root: string, ...args: string[]) {
  let [stdout, stderr] = ['', '']
  const code = await runCommand(command, args, {
    root,
    isTTY: false,
    log: (text) => (stdout += `${text}\n`),
    error: (text) => (stderr += `${text}\n`),
  })
  return { code, stdout, stderr }
}
