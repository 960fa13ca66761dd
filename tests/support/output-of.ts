import { runCommand, type Command } from '../../src/author/command-line/terminal.ts'

/** Runs a command in the project at `root`. Returns its exit code and its output. */
export async function outputOf(command: Command, root: string, ...args: string[]) {
  let [stdout, stderr] = ['', '']
  const code = await runCommand(command, args, {
    root,
    isTTY: false,
    log: (text) => (stdout += `${text}\n`),
    error: (text) => (stderr += `${text}\n`),
  })
  return { code, stdout, stderr }
}
