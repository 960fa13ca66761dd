import type { Terminal } from '../src/author/command-line/terminal.ts'

/** The terminal of this process. */
export const thisTerminal: Terminal = {
  root: process.cwd(),
  isTTY: process.stdout.isTTY,
  // The folder of a compiled tool has a hash of its sources in its name.
  code: import.meta.url,
  log: console.log,
  error: console.error,
}

/** Command-line arguments after the tool's name. */
export const commandArguments = process.argv.slice(3)
