import type { Terminal } from '../src/author/commands/terminal.ts'

/** The terminal that this process was started on. */
export const thisTerminal: Terminal = {
  root: process.cwd(),
  isTTY: process.stdout.isTTY,
  // A compiled tool lies in a folder that is named by all that it is made of.
  code: import.meta.url,
  log: console.log,
  error: console.error,
}

/** What stands behind the tool's name. */
export const argumentsSaid = process.argv.slice(3)
